/** Worked examples: VAT. */
// biome-ignore format: one row a line
export const vatRows = [
  { id: 'V-VAT-01', price: 0, part: 0, nearest: 0, up: 0, down: 0 },
  { id: 'V-VAT-03', price: 5, part: 0, nearest: 6, up: 6, down: 5 },
  { id: 'V-VAT-05', price: 11, part: 1, nearest: 12, up: 13, down: 12 },
  { id: 'V-VAT-07', price: 999, part: 90, nearest: 1099, up: 1099, down: 1098 },
  { id: 'V-VAT-09', price: 30000, part: 2727, nearest: 33000, up: 33000, down: 33000 },
  { id: 'V-VAT-11', price: 123456, part: 11223, nearest: 135802, up: 135802, down: 135801 },
  { id: 'V-VAT-13', price: 1000000, part: 90909, nearest: 1100000, up: 1100000, down: 1100000 },
  { id: 'V-VAT-15', price: 10000000, part: 909090, nearest: 11000000, up: 11000000, down: 11000000 },
] as const;
