/** Waits before the attempts at one load, in milliseconds. */
const WAITS_MS = [0, 200, 500] as const;
/** One attempt, and all of them together. An attempt must outlast the timeouts of entry and chunk (8 s). */
const ATTEMPT_MS = 9000;
const TOTAL_MS = 20_000;

export type Clock = { now: () => number; sleep: (ms: number) => Promise<void> };

const realClock: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/**
 * Runs `attempt` (told which one it is, from 0) until it succeeds: at most three times, each under a deadline of its own, all within 20 s. Nothing in
 * the federation runtime has a deadline for an entry that starts and never answers, so it is kept here.
 * @throws the last failure.
 */
export async function withRetries<T>(
  attempt: (count: number) => Promise<T>,
  clock: Clock = realClock,
): Promise<T> {
  const start = clock.now();
  const left = () => TOTAL_MS - (clock.now() - start);
  let last: unknown = new Error('timed out');
  for (const [count, wait] of WAITS_MS.entries()) {
    if (wait > 0) await clock.sleep(wait);
    if (left() <= 0) break;
    try {
      return await Promise.race([attempt(count), deadline(Math.min(ATTEMPT_MS, left()), clock)]);
    } catch (failure) {
      last = failure;
    }
  }
  throw last;
}

async function deadline(ms: number, clock: Clock): Promise<never> {
  await clock.sleep(ms);
  throw new Error('timed out');
}
