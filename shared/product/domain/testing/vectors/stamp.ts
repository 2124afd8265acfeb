/** Worked examples: payment number stamp. */
// biome-ignore format: one row a line
export const stampRows = [
  { id: 'V-STAMP-01', time: '2026-01-05T09:03:07', stamp: '0105090307' },
  { id: 'V-STAMP-03', time: '2026-12-31T00:00:00', stamp: '1231000000' },
] as const;
