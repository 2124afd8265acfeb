import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const KOREA_AHEAD_MINUTES = 9 * 60;

/**
 * Formats an instant in Korean time with a dayjs pattern, for the staff console. Customer pages use the functions of
 * `shared/product/domain/src/calendar.ts`. An invalid instant gives `Invalid Date`.
 */
export const koreanMoment = (instant: Date | string | number, pattern: string): string =>
  dayjs.utc(instant).utcOffset(KOREA_AHEAD_MINUTES).format(pattern);
