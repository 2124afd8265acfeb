import { chance } from '@shared/delivery/testing/visits';

export type Random = {
  /** Returns a whole number from 0 to `below` - 1. */
  below: (below: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
};

/** Returns random numbers that are the same for the same seed, so that a failed trial can be repeated. */
export function seeded(seed: number): Random {
  const next = chance(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}
