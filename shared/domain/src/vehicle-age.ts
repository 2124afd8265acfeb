import { type PlainDate, wholeMonths } from './calendar';

/** The oldest age of each band in months, included. A vehicle's band is its place in this list. Source: CONST-014. */
const bandEnds = [48, 60, 72, 84, 96, 108, 120, Number.POSITIVE_INFINITY] as const;

export const ageBands = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type AgeBand = (typeof ageBands)[number];

/** First registration as it may arrive: a day, '' where nothing was entered, null where the server has none. */
export type FirstRegistered = PlainDate | '' | null;

/** Stands where a band would be when the registration date is null; never an allowed band. Source: STATE-013. */
export const NO_REGISTRATION_DATE = 'reg_date_null';
export type BandMarker = AgeBand | typeof NO_REGISTRATION_DATE;

/** Age in months on `day`: whole months since first registration, plus one; 0 without a date. Source: STATE-011, A-30. */
export function ageInMonths(day: PlainDate, firstRegistered: FirstRegistered): number {
  if (firstRegistered === null || firstRegistered === '') return 0;
  return Math.max(0, wholeMonths(firstRegistered, day) + 1);
}

/** Source: STATE-012. */
export const ageBand = (months: number): AgeBand =>
  ageBands.find((band) => months <= bandEnds[band]) ?? 7;

/** The band of a vehicle on `day`. Source: STATE-012, 013. */
export const bandOn = (day: PlainDate, firstRegistered: FirstRegistered): BandMarker =>
  firstRegistered === null ? NO_REGISTRATION_DATE : ageBand(ageInMonths(day, firstRegistered));

/** Ages of a band in months, both included; `to` of the last band is Infinity. Source: CONST-014. */
export const bandRange = (band: AgeBand): { from: number; to: number } => ({
  from: band === 0 ? 0 : (bandEnds[band - 1] ?? 0) + 1,
  to: bandEnds[band],
});
