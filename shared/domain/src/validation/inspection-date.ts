import { isWithinYears, type PlainDate } from '../calendar';
import { fail, ok, type Result } from '../result';

/** Years for which an inspection sheet is valid. Source: core §9. */
export const INSPECTION_SHEET_YEARS = 2;

/**
 * Returns the day if it is from the same day two years ago up to `today`, both included. Source: core §2 step 8, A-63.
 */
export const parseInspectionDate = (
  day: PlainDate,
  today: PlainDate,
): Result<PlainDate, 'inspection-out-of-date'> =>
  isWithinYears(day, INSPECTION_SHEET_YEARS, today) ? ok(day) : fail('inspection-out-of-date');
