/**
 * Returns the years from now to `lastYear`. Later, returns only the current year, so that the list is never empty.
 * Source: PAY-034, A-41.
 */
export const cardExpiryYears = (currentYear: number, lastYear: number): readonly number[] =>
  years(currentYear, Math.max(currentYear, lastYear));

/** Returns the years in ascending order, both ends included. Source: EST-005, A-37. */
export const registrationYears = (
  { yearMin, yearMax }: { yearMin: number; yearMax: number | 'current' },
  currentYear: number,
): readonly number[] => years(yearMin, yearMax === 'current' ? currentYear : yearMax);

const years = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
