/** Returns the number of trials of a kind: few in `npm test`, all in `npm run resilience`. */
export const howMany = (
  name: 'KILL' | 'LANDING' | 'RACE' | 'CRASH' | 'PROMOTE' | 'PROMOTERS' | 'TAPS',
  usual: number,
): number => Number(process.env[`TRIALS_${name}`] ?? usual);

/** Seed of the random numbers. The title of a trial contains it, so that the trial can be repeated. */
export const seed = Number(process.env['TRIALS_SEED'] ?? 20_261_121);

/** Prints the results of a full run. The few trials of `npm test` only pass or fail. */
export function report(found: string): void {
  if (process.env['TRIALS_SEED'] !== undefined) process.stdout.write(`\n${found}\n`);
}

/** Counts how often each result happened. A full run reports the counts. */
type Tally = { add: (what: string) => void; total: () => number; text: () => string };

export function tally(): Tally {
  const counts = new Map<string, number>();
  return {
    add: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    text: () =>
      [...counts]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([what, count]) => `${count} ${what}`)
        .join(', '),
  };
}
