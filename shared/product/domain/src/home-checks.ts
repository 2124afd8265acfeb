import type { AgeBand, BandMarker } from './vehicle-age';

export type HomeConditions = {
  vehicle: string | undefined;
  /** Chosen by the customer or known from the vehicle. The default of the picker does not count. Source: A-22. */
  hasDate: boolean;
  band: BandMarker;
  /** Allowed bands of the chosen package for the chosen vehicle. */
  allowedBands: readonly AgeBand[];
};

/** Conditions for starting an application, in the order of the checks. Source: HOME-009…011. */
const checks = [
  ['choose-vehicle', ({ vehicle }) => Boolean(vehicle)],
  ['choose-date', ({ hasDate }) => hasDate],
  ['age-not-allowed', ({ band, allowedBands }) => allowedBands.some((one) => one === band)],
] as const satisfies readonly (readonly [
  key: string,
  holds: (choice: HomeConditions) => boolean,
])[];

export type HomeProblem = (typeof checks)[number][0];

export const homeProblem = (choice: HomeConditions): HomeProblem | undefined =>
  checks.find(([, holds]) => !holds(choice))?.[0];
