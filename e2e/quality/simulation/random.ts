import { chance } from '@shared/delivery/testing/visits';

/** An independent stream of random numbers. One more draw in one stream does not change the others. */
export type Random = {
  /** Returns a number from 0 up to but not including 1. */
  next: () => number;
  chance: (probability: number) => boolean;
  /** Returns a whole number from 0 to `limit` - 1. */
  below: (limit: number) => number;
  /** Returns a whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** Returns milliseconds between the limits. Short times are as likely as long ones. */
  wait: (from: number, to: number) => number;
};

/** Returns a hash of a text as a 32-bit number (FNV-1a). */
export function hashOf(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Returns the stream `name` of a seed. */
export function randomOf(seed: number, name: string): Random {
  const next = chance(hashOf(`${seed} ${name}`));
  const below = (limit: number) => Math.floor(next() * limit);
  const whole = (from: number, to: number) => from + below(to - from + 1);
  return {
    next,
    chance: (probability) => next() < probability,
    below,
    whole,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    wait: (from, to) => Math.round(from * (to / from) ** next()),
  };
}
