import { inKorea } from './calendar';

/** Returns month, day, hour (24), minute and second on Korean clocks without separators. Source: PAY-033, A-42. */
export const numberStamp = (now: Date): string => inKorea(now).slice(5).replaceAll(/\D/g, '');

/** The clock of another device may be a little ahead. */
const AHEAD_MS = 60_000;

/**
 * Returns whether a number was made at most `withinMs` milliseconds ago. A stamp has no year, so one of the same moment a
 * year ago counts, too. Other texts are no stamps.
 */
export function isRecentStamp(number: string, now: Date, withinMs: number): boolean {
  const [from, to] = [-withinMs, AHEAD_MS].map((ms) => numberStamp(new Date(now.getTime() + ms)));
  if (from === undefined || to === undefined || !/^\d{10}$/.test(number)) return false;
  const [isAfter, isBefore] = [from <= number, number <= to];
  return from <= to ? isAfter && isBefore : isAfter || isBefore; // around New Year
}
