/** Noon of 20 November 2026 in Korea, the time at which every screen test starts. */
export const NOON = Date.parse('2026-11-20T03:00:00Z');
