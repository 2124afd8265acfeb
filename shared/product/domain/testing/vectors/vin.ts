/** Worked examples: VIN cleaning and check. */
// biome-ignore format: one row a line
export const vinRows = [
  { id: 'V-VIN-01', typed: 'WBA5A5C50FD520469', cleaned: 'WBA5A5C50FD520469', length: 17, valid: true },
  { id: 'V-VIN-03', typed: 'WBA-5A5C5 0FD520469', cleaned: 'WBA5A5C50FD520469', length: 17, valid: true },
  { id: 'V-VIN-05', typed: 'WBA5A5C50FD5204699', cleaned: 'WBA5A5C50FD5204699', length: 18, valid: false },
  { id: 'V-VIN-07', typed: 'WBA5A5C50FD52046가', cleaned: 'WBA5A5C50FD52046가', length: 17, valid: false },
] as const;
