import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const KOREA_AHEAD_MINUTES = 9 * 60;

/**
 * An instant on Korean clocks, in a dayjs pattern: for the staff console, which shows times in many ways. A customer's page
 * has one way, and carries no library for it (korean-clock.ts). What is no instant is `Invalid Date`.
 */
export const koreanMoment = (instant: Date | string | number, pattern: string): string =>
  dayjs.utc(instant).utcOffset(KOREA_AHEAD_MINUTES).format(pattern);
