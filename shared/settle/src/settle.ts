import { failureOf } from '@shared/api/failure';
import { isLost } from './is-lost';
import { pause } from './pause';

/**
 * The outcome of a change, by what the server holds afterwards. `refused`: the server said no. `not-done`: it holds
 * what it held before, although it took the request, or after an answer was `lost`. `not-yet-known`: it could not be
 * asked.
 */
export type Settled<Held> =
  | { verdict: 'done'; held: Held }
  | { verdict: 'refused'; thrown: unknown }
  | { verdict: 'not-done'; held: Held; lost: unknown }
  | { verdict: 'not-yet-known'; thrown: unknown };

type Parts<Held> = {
  /** Sends once; its answer is not read. */
  send: () => Promise<unknown>;
  /** What the server holds now. */
  look: () => Promise<Held>;
  /** What was asked for holds. */
  isDone: (held: Held) => boolean;
};

/** A server may show a moment later what it took; a lost request may still be on its way. */
const LOOKS_AFTER_MS = [0, 1000, 3000] as const;

/** Asked once, then looked at until the answer is known: never sent again, never told by the answer alone. Source: A-77. */
export async function settle<Held>({ send, look, isDone }: Parts<Held>): Promise<Settled<Held>> {
  let lost: unknown;
  try {
    await send();
  } catch (thrown) {
    if (!isLost(thrown)) return { verdict: 'refused', thrown };
    lost = thrown;
  }
  let latest: Settled<Held> = { verdict: 'not-yet-known', thrown: lost };
  for (const ms of LOOKS_AFTER_MS) {
    await pause(ms);
    latest = await seen(look, isDone, lost, latest);
    if (latest.verdict === 'done' || isOver(latest)) return latest;
  }
  return latest;
}

async function seen<Held>(
  look: () => Promise<Held>,
  isDone: (held: Held) => boolean,
  lost: unknown,
  before: Settled<Held>,
): Promise<Settled<Held>> {
  try {
    const held = await look();
    return isDone(held) ? { verdict: 'done', held } : { verdict: 'not-done', held, lost };
  } catch (thrown) {
    // What was seen a moment ago says more than a look that failed.
    return before.verdict === 'not-done' ? before : { verdict: 'not-yet-known', thrown };
  }
}

/** No user is signed in any more: another look tells nothing. */
const isOver = <Held>(settled: Settled<Held>): boolean =>
  settled.verdict === 'not-yet-known' && failureOf(settled.thrown).kind === 'signed-out';
