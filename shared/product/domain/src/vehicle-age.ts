import { type PlainDate, wholeMonths } from './calendar';

/** The highest age of each band in months, included. The band is the index in this list. Source: CONST-014. */
const bandEnds = [48, 60, 72, 84, 96, 108, 120, Number.POSITIVE_INFINITY] as const;

export const ageBands = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type AgeBand = (typeof ageBands)[number];

/** First registration: a day, '' if the customer entered none, or null if the server has none. */
export type FirstRegistered = PlainDate | '' | null;

/** Replaces the band if the registration date is null, and is never allowed. Source: STATE-013. */
export const NO_REGISTRATION_DATE = 'reg_date_null';
export type BandMarker = AgeBand | typeof NO_REGISTRATION_DATE;

/**
 * Returns the age in months on `day`: whole months since first registration plus one, or 0 without a date. Source:
 * STATE-011, A-30.
 */
export function ageInMonths(day: PlainDate, firstRegistered: FirstRegistered): number {
  if (firstRegistered === null || firstRegistered === '') return 0;
  return Math.max(0, wholeMonths(firstRegistered, day) + 1);
}

/** Returns the band of an age in months. Source: STATE-012. */
export const ageBand = (months: number): AgeBand =>
  ageBands.find((band) => months <= bandEnds[band]) ?? 7;

/** Returns the band of a vehicle on `day`. Source: STATE-012, 013. */
export const bandOn = (day: PlainDate, firstRegistered: FirstRegistered): BandMarker =>
  firstRegistered === null ? NO_REGISTRATION_DATE : ageBand(ageInMonths(day, firstRegistered));

/** Returns the ages of a band in months, both included. `to` of the last band is Infinity. Source: CONST-014. */
export const bandRange = (band: AgeBand): { from: number; to: number } => ({
  from: band === 0 ? 0 : (bandEnds[band - 1] ?? 0) + 1,
  to: bandEnds[band],
});
