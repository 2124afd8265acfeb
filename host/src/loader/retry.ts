import { TimedOut } from './deadline';

/** Waits before further tries at one load, in milliseconds. */
const WAITS_MS = [200, 500] as const;
/** All tries together, so that a visitor has a way on: the first one has taken up to 9 s of 20. */
const TOTAL_MS = 11_000;

export type RetryClock = { now: () => number; sleep: (ms: number) => Promise<void> };

const realClock: RetryClock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/**
 * Tries again after a failure, with a growing wait, until it succeeds or 11 s are over.
 * @throws the last failure.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  waits: readonly number[] = WAITS_MS,
  clock: RetryClock = realClock,
): Promise<T> {
  const start = clock.now();
  const left = () => TOTAL_MS - (clock.now() - start);
  let last: unknown = new TimedOut();
  for (const wait of waits) {
    if (wait > 0) await clock.sleep(Math.min(wait, left()));
    if (left() <= 0) break;
    try {
      return await Promise.race([attempt(), deadline(left(), clock)]);
    } catch (failure) {
      last = failure;
    }
  }
  throw last;
}

async function deadline(ms: number, clock: RetryClock): Promise<never> {
  await clock.sleep(ms);
  throw new TimedOut();
}
