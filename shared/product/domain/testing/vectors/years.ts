/** Worked examples: years of the card expiry with the configured last year 2030. */
// biome-ignore format: one row a line
export const cardYearRows = [
  { id: 'V-YEARS-01', currentYear: 2022, years: [2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030] },
  { id: 'V-YEARS-03', currentYear: 2030, years: [2030] },
] as const;
