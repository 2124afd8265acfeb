import type { ApiClient } from '@shared/api/client';
import { failureOf } from '@shared/api/failure';
import { createSubscription, type NewSubscription } from '@shared/api/subscription';
import type { PendingPayment } from '@shared/application';

type Outbox = {
  save: (payment: PendingPayment) => Promise<void>;
  clear: () => Promise<void>;
};

type Parts = {
  call: ApiClient;
  outbox: Outbox;
  order: NewSubscription;
  intentKey: string;
  /** Milliseconds since the epoch. */
  now: number;
};

/** `unknown`: no answer came, so the order may or may not exist; nothing is known until the server says. */
export type Sent =
  | { kind: 'created'; pending: PendingPayment }
  | { kind: 'unknown'; pending: PendingPayment }
  | { kind: 'refused'; thrown: unknown };

/** A lost answer is asked for once more by itself; the same key makes it the same order. */
const TRIES = 2;

/**
 * Sends an order so that it exists at most once: the record is on disk before the order leaves and before the browser
 * does, and every repetition carries the same key and the same order. Source: API-023, PAY-010, PAY-013.
 */
export async function sendOrder({ call, outbox, order, intentKey, now }: Parts): Promise<Sent> {
  const sent: PendingPayment = { intentKey, createdAt: now, state: 'sent', order };
  await outbox.save(sent);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { id, redirect } = await createSubscription(call, order, intentKey);
      const pending: PendingPayment = {
        ...sent,
        state: 'redirected',
        subscriptionId: id,
        redirect,
      };
      await outbox.save(pending);
      return { kind: 'created', pending };
    } catch (thrown) {
      if (!isUnanswered(thrown)) {
        await outbox.clear();
        return { kind: 'refused', thrown };
      }
      if (attempt === TRIES) return { kind: 'unknown', pending: sent };
    }
  }
}

/** Nobody said no: the order may have arrived all the same. */
function isUnanswered(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  if (failure.kind === 'unreachable') return true;
  // A 200 that cannot be read is an order that was created; a gateway speaks for nobody.
  return failure.kind === 'unexpected' && [200, 502, 503, 504].includes(failure.status);
}
