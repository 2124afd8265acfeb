/** Worked examples: solicitation state to step. */
// biome-ignore format: one row a line
export const solicitationRows = [
  { id: 'V-SOLIC-01', state: 10, step: 1 },
  { id: 'V-SOLIC-03', state: 50, step: 3 },
  { id: 'V-SOLIC-05', state: 30, step: -1 },
  { id: 'V-SOLIC-07', state: null, step: -1 },
] as const;
