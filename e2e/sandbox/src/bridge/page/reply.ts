import type { Method as BridgeCall } from '@shared/bridge';
import { bridgeCalls, type Reply } from './phone-choices';
import { phone } from './phone-state';

/** Returns the reply that QA chose for a method. Without a choice it is `normal`. */
export const replyTo = (method: string | undefined): Reply =>
  isCall(method) ? phone()[method] : 'normal';

const isCall = (method: string | undefined): method is BridgeCall =>
  bridgeCalls.some((known) => known === method);

const DELAYS_MS: Partial<Readonly<Record<Reply, number>>> = {
  '1s': 1_000,
  '2s': 2_000,
  '5s': 5_000,
  '100s': 100_000,
};

/** Calls `say` now, later, twice or never. */
export function inItsTime(reply: Reply, say: () => void): void {
  const delay = DELAYS_MS[reply];
  if (reply === 'lost') return;
  if (delay !== undefined) {
    setTimeout(say, delay);
    return;
  }
  say();
  if (reply === 'repeated') say();
}

const ERRORS: Partial<Readonly<Record<Reply, string>>> = {
  refused: 'unsupported',
  forbidden: 'denied',
  // An error kind that the page's adapter does not know.
  broken: '?',
};

/** Returns the error that replaces the result, or undefined if the method runs. */
export const errorInstead = (reply: Reply): string | undefined => ERRORS[reply];
