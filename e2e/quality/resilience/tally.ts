/** Counts how often each result happened. A full run reports the counts. */
export type Tally = { add: (what: string) => void; total: () => number; text: () => string };

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
