import { type PlainDate, plainDate } from './calendar';

const KOREA_AHEAD_MS = 9 * 3_600_000;

/** The Korean calendar day at the instant `now`. The only door from clock time to contract days. Source: A-69. */
export const dayInKorea = (now: Date): PlainDate => plainDate(inKorea(now).slice(0, 10));

/**
 * An instant on Korean clocks, `YYYY-MM-DDTHH:mm:ss`. Korea keeps UTC+9 all year: nine hours are added in UTC, and the
 * device's zone, with its summer time, has no part in it. Source.
 */
export const inKorea = (instant: Date): string =>
  new Date(instant.getTime() + KOREA_AHEAD_MS).toISOString().slice(0, 19);
