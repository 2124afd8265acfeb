import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { type PlainDate, plainDate } from './calendar';

dayjs.extend(utc);

const KOREA_AHEAD_MS = 9 * 3_600_000;

/** The Korean calendar day at the instant `now`. The only door from clock time to contract days. Source: A-69. */
export const dayInKorea = (now: Date): PlainDate => plainDate(inKorea(now, 'YYYY-MM-DD'));

/**
 * An instant on Korean clocks, in a dayjs pattern. Korea keeps UTC+9 all year: nine hours are added in UTC, and the
 * device's zone, with its summer time, has no part in it. Source.
 */
export const inKorea = (instant: Date, pattern: string): string =>
  dayjs.utc(instant.getTime() + KOREA_AHEAD_MS).format(pattern);
