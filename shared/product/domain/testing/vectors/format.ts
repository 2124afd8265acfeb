/** Worked examples: money and date display. */
export const wonRows = [
  { id: 'V-FORMAT-01', value: 0, shown: '0' },
  { id: 'V-FORMAT-03', value: 1000, shown: '1,000' },
] as const;
export const dayRows = [{ id: 'V-FORMAT-05', value: '2026-11-20', shown: '2026-11-20' }] as const;
export const countRows = [{ id: 'V-FORMAT-07', value: 999, shown: 'unlimited' }] as const;
