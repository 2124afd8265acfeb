import { writtenDay } from '@shared/text/written-day';
import { isCalendarDay, isWithinYears, type PlainDate } from '../calendar';
import { fail, ok, type Result } from '../result';
import { withoutSpecialAndBlanks } from './cleaning';

const OLDEST_YEARS = 30;

export type RegistrationDateError = 'not-a-registration-date';

/** Returns the eight digits of a day as Koreans write it, or what is left without blanks and signs. Source: VALID-014. */
export const cleanRegistrationDate = (text: string): string =>
  writtenDay(text)?.replaceAll('-', '') ?? withoutSpecialAndBlanks(text);

/**
 * Parses eight digits to a real day from 30 years before `today` up to `today`, both included. Source: VALID-002…006.
 */
export function parseRegistrationDate(
  digits: string,
  today: PlainDate,
): Result<PlainDate, RegistrationDateError> {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return /^\d{8}$/.test(digits) && isCalendarDay(day) && isWithinYears(day, OLDEST_YEARS, today)
    ? ok(day)
    : fail('not-a-registration-date');
}
