import { createSubscription } from '@shared/api/subscription';
import { clearPendingPayment, type PendingPayment, savePendingPayment } from '@shared/application';
import { call, now } from '@shared/session';
import { type Sent, sendOrder } from './send-order';

/**
 * Sends an order with a lost answer again with the same key. The backend returns the same order, or the first one.
 * Returns `undefined` if the backend supports no keys, or if a card page was opened already. Source: API-023, A-76,
 *
 */
export async function sentAgain(record: PendingPayment): Promise<Sent | undefined> {
  const { state, order, intentKey, before, earlier } = record;
  if (state !== 'sent' || order === undefined) return undefined;
  return sendOrder({
    create: () => createSubscription(call, order, intentKey),
    outbox: { save: savePendingPayment, clear: clearPendingPayment },
    order,
    intentKey,
    before,
    earlier,
    now: () => now().getTime(),
  });
}
