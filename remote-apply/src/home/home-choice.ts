import type { Application } from '@shared/application';
import { defaultRegistrationDay, type PlainDate } from '@shared/domain/calendar';
import type { ChosenMembership } from '@shared/domain/chosen-membership';
import { allowedBands, type Pricing, preselectedCategory } from '@shared/domain/cost';
import { type HomeProblem, homeProblem } from '@shared/domain/home-checks';
import { modelProblem } from '@shared/domain/model-availability';
import { modelOf } from '@shared/domain/model-of';
import type { Package } from '@shared/domain/package';
import { quoteFor } from '@shared/domain/quote';
import type { Group } from '@shared/domain/tier';
import { type AgeBand, type BandMarker, bandOn } from '@shared/domain/vehicle-age';
import type { OwnVehicle } from '../vehicle/own-vehicles';

/** What the visitor has picked on the home page; everything else is worked out from it. */
export type HomeChoice = ChosenMembership;

export type HomeFacts = {
  packages: readonly Package[];
  vehicles: readonly OwnVehicle[];
  today: PlainDate;
  pricing: Pricing;
};

export type HomeOffer = ReturnType<typeof offerOf>;

type Draft = Pick<Application, 'stateRequest' | 'group' | 'packageId' | 'vin' | 'registeredOn'>;

/** What is shown first: the tab of the address, else what the customer was applying for, else the first tab. */
export function firstChoice(
  asked: Group | undefined,
  draft: Draft | undefined,
  sold: readonly Group[],
): HomeChoice {
  const nothing = { packageId: undefined, vin: undefined, pickedDay: undefined };
  const isContinued = draft?.stateRequest === 'none' && sold.includes(draft.group);
  if (!isContinued) return { ...nothing, group: asked ?? sold[0] ?? 'STANDARD' };
  const { group, packageId, vin, registeredOn: pickedDay } = draft;
  const isElsewhere = asked !== undefined && asked !== group;
  return isElsewhere
    ? { group: asked, packageId: undefined, vin, pickedDay }
    : { group, packageId, vin, pickedDay };
}

/** The only car need not be chosen. */
export const withOnlyCar = (choice: HomeChoice, { vehicles, isWhole }: OwnCars): HomeChoice =>
  isWhole && vehicles.length === 1 ? { ...choice, vin: vehicles[0]?.vin } : choice;
type OwnCars = { vehicles: readonly OwnVehicle[]; isWhole: boolean };

/** Another vehicle brings its own date. Source: A-22. */
export const withVehicle = (choice: HomeChoice, vin: string): HomeChoice => ({
  ...choice,
  vin: vin || undefined,
  pickedDay: undefined,
});

/** Another tab shows its own memberships. Source: HOME-001. */
export const withGroup = (choice: HomeChoice, group: Group): HomeChoice => ({
  ...choice,
  group,
  packageId: undefined,
});

/** Everything the page shows for a choice. Without a vehicle the package's usual model prices it. Source: HOME-004, 005, 013. */
export function offerOf(choice: HomeChoice, { packages, vehicles, today, pricing }: HomeFacts) {
  const memberships = packages.filter(({ group }) => group === choice.group);
  const pkg = memberships.find(({ id }) => id === choice.packageId) ?? memberships[0];
  const vehicle = vehicles.find(({ vin }) => vin === choice.vin);
  const chosenDay = choice.pickedDay ?? vehicle?.registeredOn;
  const shownDay = chosenDay ?? defaultRegistrationDay(today);
  const band: BandMarker = bandOn(today, shownDay);
  const categoryId = categoryOf(pkg, vehicle, packages);
  const allowed: readonly AgeBand[] = pkg ? allowedBands(pkg, categoryId) : [];
  const quote =
    pkg && quoteFor({ pkg, categoryId, registeredOn: shownDay, request: 'none' }, today, pricing);
  const model = pkg && modelProblem(packages, pkg.id, categoryId);
  return {
    group: choice.group,
    memberships,
    pkg,
    vehicle,
    chosenDay,
    shownDay,
    band,
    categoryId,
    allowed,
    /** Why the model cannot have this membership at any age. */
    model,
    quote,
    /** The price is this customer's: of the own car, by a date that is known. Else it is an example. */
    isOwn: vehicle !== undefined && chosenDay !== undefined,
  };
}

/**
 * A registered vehicle has its own model, by id or by title; one without either is of a model that is not taken.
 * Source, CONST-011.
 */
const categoryOf = (
  pkg: Package | undefined,
  vehicle: OwnVehicle | undefined,
  packages: readonly Package[],
): string => {
  if (vehicle?.isRegistered) return modelOf(vehicle, packages, pkg?.id) ?? NO_CATEGORY;
  return (pkg && preselectedCategory(pkg)?.id) ?? NO_CATEGORY;
};
const NO_CATEGORY = '';

/** What a refusal may be about. */
export type HomeField = 'vehicle' | 'membership' | 'day';

export type HomeRefusal =
  | HomeProblem
  | 'enter-registration-date-properly'
  | 'no-membership-for-model'
  | 'membership-not-possible-for-model'
  | 'price-unknown';

/** The first thing that keeps the visitor from applying. A model no age fits is told as such. Source: HOME-009…011, A-75. */
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
 * A customer is not led to a payment of an unknown amount. Of the own model: a vehicle that is not looked up yet has
 * another one. Source: A-82.
 */
const isPriceUnknown = ({ vehicle, quote }: HomeOffer): boolean =>
  vehicle?.isRegistered === true && quote?.ok === false && quote.error === 'price-unknown';
