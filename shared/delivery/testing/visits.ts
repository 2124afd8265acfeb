import type { Minute } from '../judge/counts';
import { type Day, questions } from '../judge/verdict';

/** Returns a seeded random number generator (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Traffic = {
  /** Visits per minute of both versions together. */
  visits: number;
  /** Share of the canary: 0.05 is 5 %. */
  share: number;
  live: number;
  canary: number;
};

/** Returns the random counts of one minute. `live` and `canary` are failure rates. */
export function minuteOf({ visits, share, live, canary }: Traffic, next: () => number): Minute {
  const count = (among: number, rate: number) => {
    let hits = 0;
    for (let one = 0; one < among; one += 1) if (next() < rate) hits += 1;
    return hits;
  };
  const tried = count(visits, share);
  const others = visits - tried;
  return {
    live: { visits: others, failed: count(others, live) },
    canary: { visits: tried, failed: count(tried, canary) },
  };
}

/** Returns the day of these minutes: one question has their failures, and all others have none. */
export function asDay(failed: readonly Minute[]): Day {
  const none = failed.map(({ live, canary }) => ({
    live: { ...live, failed: 0 },
    canary: { ...canary, failed: 0 },
  }));
  return Object.fromEntries(questions.map((one) => [one, one === 'failed' ? failed : none]));
}
