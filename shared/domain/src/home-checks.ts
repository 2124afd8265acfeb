import type { AgeBand, BandMarker } from './vehicle-age';

export type HomeConditions = {
  vehicle: string | undefined;
  /** Chosen by the user or known from the vehicle; the picker's default does not count. Source: A-22. */
  hasDate: boolean;
  band: BandMarker;
  /** Of the chosen package for the chosen vehicle. */
  allowedBands: readonly AgeBand[];
};

/** What must hold before an application starts, in the order it is asked. Source: HOME-009…011. */
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
