import { cleanCode } from './clean-text';

/** Year, month and day with separators, as in Korea. A day of the week may follow. */
const WRITTEN =
  /^['’]?(\d{4}|\d{2})(?:\s*[.,\-–/년]\s*|\s+)(\d{1,2})(?:\s*[.,\-–/월]\s*|\s+)(\d{1,2})\s*[.일]?\s*(?:\(?[월화수목금토일](?:요일)?\)?)?$/;
const EIGHT_DIGITS = /^(\d{4})(\d{2})(\d{2})$/;

/** Two-digit years from this one on are in the last century: `96` is 1996. */
const LAST_CENTURY_FROM = 70;

/**
 * Returns the day in a text as `YYYY-MM-DD`, or `undefined` if there is none.
 * Does not check the calendar, so it may return 31 February. Examples: `2021. 3. 1.`, `2021년 3월 1일`, `21.03.01`,
 * `20210301` are all `2021-03-01`.
 */
export function writtenDay(text: string): string | undefined {
  const plain = cleanCode(text);
  const [, year = '', month = '', day = ''] = WRITTEN.exec(plain) ?? EIGHT_DIGITS.exec(plain) ?? [];
  if (!isWithin(month, 12) || !isWithin(day, 31)) return undefined;
  return `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns the year with four digits: `21` is 2021, `96` is 1996. */
export function fullYear(year: string): string {
  if (year.length !== 2) return year;
  return `${Number(year) >= LAST_CENTURY_FROM ? 19 : 20}${year}`;
}

const isWithin = (number: string, most: number): boolean =>
  Number(number) >= 1 && Number(number) <= most;
