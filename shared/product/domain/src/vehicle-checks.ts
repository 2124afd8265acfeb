import type { Tier } from './tier';
import type { AgeBand, BandMarker } from './vehicle-age';

export type VehicleToCheck = {
  tier: Tier | undefined;
  hasDate: boolean;
  /** VIN of a registered vehicle. */
  vehicleId: string | undefined;
  packageId: string | undefined;
  /** The model chosen in the select. */
  categoryId: string | undefined;
  alreadyEnrolled: boolean;
  band: BandMarker;
  allowedBands: readonly AgeBand[];
};

/** Conditions for leaving the vehicle page, in the order of the checks. Source: VALID-015…021. */
const checks = [
  ['enter-date', ({ tier, hasDate }) => tier !== 'insurance' || hasDate],
  ['register-vehicle', ({ vehicleId }) => Boolean(vehicleId)],
  ['select-membership', ({ packageId }) => Boolean(packageId)],
  ['select-vehicle', ({ categoryId }) => Boolean(categoryId)],
  ['already-enrolled', ({ alreadyEnrolled }) => !alreadyEnrolled],
  ['NON_MATCH_VEHICLE_PKG', ({ band, allowedBands }) => allowedBands.some((one) => one === band)],
] as const satisfies readonly (readonly [
  key: string,
  holds: (choice: VehicleToCheck) => boolean,
])[];

export type VehicleProblem = (typeof checks)[number][0];

export const vehicleProblem = (choice: VehicleToCheck): VehicleProblem | undefined =>
  checks.find(([, holds]) => !holds(choice))?.[0];
