import { failureOf, isRefusal } from '@shared/failure';
import { pause } from './pause';

/**
 * Outcome of a change according to the data of the server.
 * `refused`: the server refused the change. `not-done`: the server accepted the request or its answer was `lost`, but
 * the data is unchanged. `not-yet-known`: the server could not be queried.
 */
export type Settled<Held> =
  | { verdict: 'done'; held: Held }
  | { verdict: 'refused'; thrown: unknown }
  | { verdict: 'not-done'; held: Held; lost: unknown }
  | { verdict: 'not-yet-known'; thrown: unknown };

type Parts<Held> = {
  /** Sends the change once. Its answer is ignored. */
  send: () => Promise<unknown>;
  /** Returns the current data of the server. */
  look: () => Promise<Held>;
  /** Returns whether the data shows the change. */
  isDone: (held: Held) => boolean;
};

/** Milliseconds before each query, because the server may show a change late, or a lost request may still arrive. */
const LOOKS_AFTER_MS = [0, 1000, 3000] as const;

/**
 * Sends a change once, then queries the server until the outcome is known. Never sends again and never trusts the
 * answer alone. Source: A-77.
 */
export async function settle<Held>({ send, look, isDone }: Parts<Held>): Promise<Settled<Held>> {
  let lost: unknown;
  try {
    await send();
  } catch (thrown) {
    if (isRefusal(thrown)) return { verdict: 'refused', thrown };
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
    // Earlier data says more than a failed query.
    return before.verdict === 'not-done' ? before : { verdict: 'not-yet-known', thrown };
  }
}

/** Returns whether the user is signed out, so that further queries are useless. */
const isOver = <Held>(settled: Settled<Held>): boolean =>
  settled.verdict === 'not-yet-known' && failureOf(settled.thrown).kind === 'signed-out';
