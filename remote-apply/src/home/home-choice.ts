import type { Application } from '@shared/application';
import { allowedBands } from '@shared/domain/cost';
import { type HomeProblem, homeProblem } from '@shared/domain/home-checks';
import { modelProblem } from '@shared/domain/model-availability';
import type { Package } from '@shared/domain/package';
import type { Group } from '@shared/domain/tier';
import { type AgeBand, type BandMarker, bandOn } from '@shared/domain/vehicle-age';
import { type HomeChoice, type PriceFacts, priceOf } from './home-price';

export type { HomeChoice } from './home-price';
export type HomeFacts = PriceFacts<Package>;
export type HomeOffer = ReturnType<typeof offerOf>;

type Draft = Pick<
  Application,
  'stateRequest' | 'group' | 'packageId' | 'vin' | 'registeredOn' | 'vehicle'
>;

/** Returns the initial choice: the tab in the address, else the draft application, else the first tab. */
export function firstChoice(
  asked: Group | undefined,
  draft: Draft | undefined,
  sold: readonly Group[],
): HomeChoice {
  const nothing = { packageId: undefined, vin: undefined, pickedDay: undefined };
  const isContinued = draft?.stateRequest === 'none' && sold.includes(draft.group);
  if (!isContinued) return { ...nothing, group: asked ?? sold[0] ?? 'STANDARD' };
  const { group, packageId, vin } = draft;
  const pickedDay = draft.vehicle?.registeredOn ?? draft.registeredOn;
  const isElsewhere = asked !== undefined && asked !== group;
  return isElsewhere
    ? { group: asked, packageId: undefined, vin, pickedDay }
    : { group, packageId, vin, pickedDay };
}

/** Returns the choice with another vehicle. The date is reset, because each vehicle has its own. Source: A-22. */
export const withVehicle = (choice: HomeChoice, vin: string): HomeChoice => ({
  ...choice,
  vin: vin || undefined,
  pickedDay: undefined,
});

/** Returns the choice with another tab, which shows its own memberships. Source: HOME-001. */
export const withGroup = (choice: HomeChoice, group: Group): HomeChoice => ({
  ...choice,
  group,
  packageId: undefined,
});

/** Returns everything that the page shows for a choice. Source: HOME-004, 005, 013. */
export function offerOf(choice: HomeChoice, facts: HomeFacts) {
  const price = priceOf(choice, facts);
  const { pkg, categoryId, shownDay } = price;
  const allowed: readonly AgeBand[] = pkg ? allowedBands(pkg, categoryId) : [];
  const band: BandMarker = bandOn(facts.today, shownDay);
  return {
    ...price,
    band,
    allowed,
    /** Reason why the model cannot have this membership at any age. */
    model: pkg && modelProblem(facts.packages, pkg.id, categoryId),
  };
}

/** Fields that a refusal can concern. */
export type HomeField = 'vehicle' | 'membership' | 'day';

export type HomeRefusal =
  | HomeProblem
  | 'enter-registration-date-properly'
  | 'no-membership-for-model'
  | 'membership-not-possible-for-model'
  | 'price-unknown'
  | 'cars-not-loaded';

/**
 * Returns the first reason why the visitor cannot apply. A model that cannot join at any age has its own reason.
 * Source: HOME-009…011, A-75.
 */
export function refusalOf(offer: HomeOffer, isDayWrong: boolean): HomeRefusal | undefined {
  const { vehicle, chosenDay, band, allowed, model } = offer;
  const problem = homeProblem({
    vehicle: vehicle?.vin,
    hasDate: chosenDay !== undefined,
    band,
    allowedBands: allowed,
  });
  if (isDayWrong && problem !== 'choose-vehicle') return 'enter-registration-date-properly';
  if (problem === 'age-not-allowed') return model ?? problem;
  return problem ?? (isPriceUnknown(offer) ? 'price-unknown' : undefined);
}

/**
 * Whether the price of the own model is unknown. Then the customer is not sent to a payment of an unknown amount. A
 * vehicle that is not looked up yet fails for another reason. Source: A-82.
 */
const isPriceUnknown = ({ vehicle, quote }: HomeOffer): boolean =>
  vehicle?.isRegistered === true && quote?.ok === false && quote.error === 'price-unknown';
