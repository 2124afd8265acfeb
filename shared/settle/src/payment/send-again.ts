import { createSubscription } from '@shared/api/subscription';
import { clearPendingPayment, type PendingPayment, savePendingPayment } from '@shared/application';
import { call, now } from '@shared/session';
import { type Sent, sendOrder } from './send-order';

/**
 * An order whose answer was lost, sent again under its own key: the backend answers the same order, or the first one.
 * `undefined` where the backend knows no keys, or a card page was given already. Source: API-023, A-76, A-77.
 */
export async function sentAgain(record: PendingPayment): Promise<Sent | undefined> {
  const { state, order, intentKey, before } = record;
  if (state !== 'sent' || order === undefined) return undefined;
  return sendOrder({
    create: () => createSubscription(call, order, intentKey),
    outbox: { save: savePendingPayment, clear: clearPendingPayment },
    order,
    intentKey,
    before,
    now: () => now().getTime(),
  });
}
