import type { Tier } from '@shared/domain/tier';
import type { RouteOf } from '@shared/routes/routes';

export type ApplyPage = Extract<RouteOf<'apply'>, `SubscApply${string}`>;
export type Stop = { page: ApplyPage; step: number };

/** Facts that determine the order of an application's pages. */
export type Journey = {
  tier: Tier;
  /** An extension has its vehicle and its owner already, so it starts at the package step. Source: APPLY-036, A-01. */
  isExtension: boolean;
  /** Asks for the mileage before payment in every tier. Source: A-01, flow.mileageForStandard. */
  mileageForAll: boolean;
  /** The customer agrees to the insurance terms first, so the registration document comes after them. Source: A-03. */
  hasInsuranceTerms: boolean;
};

/** The pages in order, with the step number in their address. Source: A-01, APPLY-032, 033. */
const orders: Record<Tier, readonly Stop[]> = {
  plain: [
    { page: 'SubscApplyTerm', step: 1 },
    { page: 'SubscApplyPkg', step: 2 },
    { page: 'SubscApplyVehicle', step: 2 },
    { page: 'SubscApplyVehiclePanel', step: 3 },
    { page: 'SubscApplyReq', step: 3 },
    { page: 'SubscApplyRes', step: 4 },
  ],
  insurance: [
    { page: 'SubscApplyTerm', step: 1 },
    { page: 'SubscApplyPkg', step: 2 },
    { page: 'SubscApplyVehicle', step: 2 },
    { page: 'SubscApplyTermInsurance', step: 3 },
    { page: 'SubscApplyVehicleReg', step: 4 },
    { page: 'SubscApplyVehicleInsp', step: 5 },
    { page: 'SubscApplyVehiclePanel', step: 6 },
    { page: 'SubscApplyReq', step: 7 },
    { page: 'SubscApplyRes', step: 8 },
  ],
};

/**
 * The order that asks for the registration document before the membership, because no vehicle is known yet.
 * Source: A-03, APPLY-011, 012, 015.
 */
const vehicleFirst: readonly Stop[] = [
  { page: 'SubscApplyTerm', step: 1 },
  { page: 'SubscApplyVehicleReg', step: 2 },
  { page: 'SubscApplyPkg', step: 2 },
];

/** Pages that an extension skips. */
const known: readonly ApplyPage[] = ['SubscApplyTerm', 'SubscApplyVehicle'];

/** Targets of the back arrows that do not lead to the previous step. Source: APPLY-031; PAY-011, 012. */
const backs: Record<Tier, Partial<Record<ApplyPage, ApplyPage>>> = {
  plain: { SubscApplyReq: 'SubscApplyPkg' },
  insurance: { SubscApplyTermInsurance: 'SubscApplyPkg', SubscApplyReq: 'SubscApplyVehiclePanel' },
};

export function stopsOf({ tier, isExtension, mileageForAll }: Journey): readonly Stop[] {
  const asksMileage = tier === 'insurance' || mileageForAll;
  const stops = orders[tier].filter(({ page }) => asksMileage || page !== 'SubscApplyVehiclePanel');
  return isExtension ? stops.filter(({ page }) => !known.includes(page)) : stops;
}

export const stopOf = (journey: Journey, page: ApplyPage): Stop | undefined =>
  around(journey, page).find((stop) => stop.page === page);

export const nextStop = (journey: Journey, page: ApplyPage): Stop | undefined =>
  neighbour(journey, page, 1);

/** Returns the target of the back arrow, or `undefined` when it leaves the application. */
export function previousStop(journey: Journey, page: ApplyPage): Stop | undefined {
  const written = backs[journey.tier][page];
  return written ? stopOf(journey, written) : neighbour(journey, page, -1);
}

function neighbour(journey: Journey, page: ApplyPage, distance: 1 | -1): Stop | undefined {
  const stops = around(journey, page);
  const index = stops.findIndex((stop) => stop.page === page);
  return index === -1 ? undefined : stops[index + distance];
}

const around = (journey: Journey, page: ApplyPage): readonly Stop[] =>
  page === 'SubscApplyVehicleReg' && !journey.hasInsuranceTerms ? vehicleFirst : stopsOf(journey);
