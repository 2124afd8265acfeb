import type { Compared, Minute } from './counts';
import type { Day } from './verdict';

const MINUTE_MS = 60_000;

/** For each question, the column with the total and the column with the bad cases. */
export const columns = {
  failed: ['visits', 'failed'],
  replaced: ['visits', 'replaced'],
  erred: ['visits', 'erred'],
  silent: ['visits', 'silent'],
  slow: ['timed', 'slow'],
  'broken off': ['ways', 'broken_off'],
} as const satisfies Record<keyof Day, readonly string[]>;

type Column = (typeof columns)[keyof typeof columns][number];

/** Counts of a version in a minute, in minutes since 1970. */
export type CountRow = Record<Column, number> & { version: string; minute: number };

/** Returns the first minute of a time range, and the minute after its last. Both are whole. */
export const minutesOf = ({ since, until }: Pick<Compared, 'since' | 'until'>) => ({
  first: Math.ceil(since / MINUTE_MS),
  after: Math.floor(until / MINUTE_MS),
});

/** Returns the counts per minute of a canary and of the live version, by question. Includes minutes without visits. */
export function dayOfRows(rows: readonly CountRow[], compared: Compared): Required<Day> {
  const { first, after } = minutesOf(compared);
  const at = new Map(rows.map((row) => [`${row.version} ${row.minute}`, row]));
  const minutes = ([all, bad]: readonly [Column, Column]): Minute[] =>
    Array.from({ length: Math.max(0, after - first) }, (_, index) => {
      const of = (version: string) => {
        const row = at.get(`${version} ${first + index}`);
        return { visits: row?.[all] ?? 0, failed: row?.[bad] ?? 0 };
      };
      return { live: of(compared.live), canary: of(compared.canary) };
    });
  const day = Object.entries(columns).map(([question, of]) => [question, minutes(of)]);
  return Object.fromEntries(day) as Required<Day>;
}
