import type { Created, NewSubscription } from '@shared/api/subscription';
import type { PendingPayment } from '@shared/application';
import { listsExtra } from '@shared/config/lists-extra';
import { isLost, isUnanswered } from '../is-lost';

type Parts = {
  /** POST subscs, once each time. */
  create: () => Promise<Created>;
  outbox: {
    save: (payment: PendingPayment) => Promise<void>;
    clear: (payment: PendingPayment) => Promise<void>;
  };
  order: NewSubscription;
  intentKey: string;
  /** Applications of this vehicle that are there already. */
  before: readonly string[];
  /** Milliseconds since the epoch, by the server's clock. */
  now: () => number;
};

/** `unknown`: no answer came, so the order may or may not exist; nothing is known until the server says. */
export type Sent =
  | { kind: 'created'; pending: PendingPayment }
  | { kind: 'unknown'; pending: PendingPayment; thrown: unknown }
  | { kind: 'refused'; thrown: unknown };

/**
 * Sends an order once for a press: the record is on disk before the order leaves and before the browser does. Only where
 * the backend knows an order again by its key is a lost answer asked for once more. Source: API-023, PAY-010, PAY-013, A-77.
 */
export async function sendOrder({
  create,
  outbox,
  order,
  intentKey,
  before,
  now,
}: Parts): Promise<Sent> {
  const knowsKeys = listsExtra('idempotency-key');
  const sent: PendingPayment = {
    ...named(order),
    intentKey,
    createdAt: now(),
    state: 'sent',
    before,
    ...(knowsKeys && { order }),
  };
  await outbox.save(sent);
  for (let triesLeft = knowsKeys ? 1 : 0; ; triesLeft -= 1) {
    try {
      const { id, redirect } = await create();
      const pending: PendingPayment = {
        ...sent,
        state: 'redirected',
        leftAt: now(),
        subscriptionId: id,
        redirect,
      };
      await outbox.save(pending);
      return { kind: 'created', pending };
    } catch (thrown) {
      if (!isLost(thrown)) {
        await outbox.clear(sent);
        return { kind: 'refused', thrown };
      }
      if (!isUnanswered(thrown)) {
        // A server that failed has spoken: nothing is sent again without a press.
        const pending = { ...sent, order: undefined };
        await outbox.save(pending);
        return { kind: 'unknown', pending, thrown };
      }
      if (triesLeft === 0) return { kind: 'unknown', pending: sent, thrown };
    }
  }
}

const named = ({ vtgId, vehicle, payment }: NewSubscription) => ({
  vtgId,
  vin: vehicle.vin,
  number: payment.number,
  total: payment.total,
  step: payment.step,
});
