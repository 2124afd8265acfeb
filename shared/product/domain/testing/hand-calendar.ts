/*
 * Calendar arithmetic written by hand on `Date.UTC`. Tests compare the product, which uses dayjs, with it. It runs in
 * UTC only and shares no code with dayjs.
 */

const DAY_MS = 86_400_000;

/** A month, counted from 0. A number outside of 0 to 11 is a month of another year. */
type Month = { year: number; month: number };

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function partsOf(day: string): Month & { date: number } {
  const start = new Date(startOf(day));
  return { year: start.getUTCFullYear(), month: start.getUTCMonth(), date: start.getUTCDate() };
}

/** Returns the time of a day. `Date.UTC` is not used, because it adds 1900 to years below 100. */
const timeOf = ({ year, month }: Month, date: number): number =>
  new Date(0).setUTCFullYear(year, month, date);

const lastOf = ({ year, month }: Month): number =>
  new Date(timeOf({ year, month: month + 1 }, 0)).getUTCDate();

export const addDaysByHand = (day: string, days: number): string =>
  dayOf(startOf(day) + days * DAY_MS);

export const daysBetweenByHand = (start: string, end: string): number =>
  (startOf(end) - startOf(start)) / DAY_MS;

export function addMonthsByHand(day: string, months: number): string {
  const { year, month, date } = partsOf(day);
  const to = { year, month: month + months };
  return dayOf(timeOf(to, Math.min(date, lastOf(to))));
}

export function wholeMonthsByHand(start: string, end: string): number {
  const from = partsOf(start);
  const to = partsOf(end);
  const months = (to.year - from.year) * 12 + (to.month - from.month);
  return to.date >= Math.min(from.date, lastOf(to)) ? months : months - 1;
}

/** Returns an instant on Korean clocks, by adding nine hours and formatting it in UTC. */
export const inKoreaByHand = (instant: Date): string =>
  new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);
