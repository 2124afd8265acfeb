/** Worked examples: pre-auth token validity, 30 s before expiry. */
// biome-ignore format: one row a line
export const tokenRows = [
  { id: 'V-TOKEN-01', received: '10:00:00', expiresIn: 3600, now: '10:00:00', valid: true },
  { id: 'V-TOKEN-03', received: '10:00:00', expiresIn: 3600, now: '10:59:30', valid: false },
  { id: 'V-TOKEN-05', received: '10:00:00', expiresIn: 3600, now: '11:00:00', valid: false },
  { id: 'V-TOKEN-07', received: '10:00:00', expiresIn: 31, now: '10:00:00', valid: true },
] as const;
