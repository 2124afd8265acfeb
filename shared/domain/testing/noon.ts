/** Noon of 20 November 2026 in Korea: when every test of a screen begins, whatever the machine's clock says. */
export const NOON = Date.parse('2026-11-20T03:00:00Z');
