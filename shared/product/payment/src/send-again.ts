import { createSubscription } from '@shared/api/subscription';
import {
  changePendingPayment,
  clearPendingPayment,
  type PendingPayment,
} from '@shared/application';
import { call, now } from '@shared/session';
import { type Sent, sendRecorded } from './send-order';

/**
 * Sends an order with a lost answer once more with the same key. The backend returns the same order, or the first one.
 * Returns `undefined` if the backend supports no keys, if a card page was opened already, or if the customer gave the
 * order up. Source: API-023, A-76, A-77.
 */
export async function sentAgain(record: PendingPayment): Promise<Sent | undefined> {
  const { state, order, intentKey, declined } = record;
  if (state !== 'sent' || order === undefined || declined) return undefined;
  // Another tab may have received the card page meanwhile, so only the changes are saved.
  const save = (next: PendingPayment) =>
    changePendingPayment(record, next.state === 'sent' ? { order: undefined } : next);
  return sendRecorded(
    {
      create: () => createSubscription(call, order, intentKey),
      outbox: { save, clear: clearPendingPayment },
      now: () => now().getTime(),
    },
    record,
    // Another tab may end this payment during a request, and with its key a declined order can be paid again.
    { tries: 1, isRepeated: true },
  );
}
