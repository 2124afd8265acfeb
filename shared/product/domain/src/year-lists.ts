/** Returns the years in ascending order, both ends included. Source: EST-005, A-37. */
export function registrationYears(
  { yearMin, yearMax }: { yearMin: number; yearMax: number | 'current' },
  currentYear: number,
): readonly number[] {
  const last = yearMax === 'current' ? currentYear : yearMax;
  return Array.from({ length: Math.max(0, last - yearMin + 1) }, (_, index) => yearMin + index);
}
