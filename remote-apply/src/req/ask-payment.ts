import type { ApiClient } from '@shared/api/client';
import { failureOf } from '@shared/api/failure';
import { fetchSubscription } from '@shared/api/subscription';
import type { PlainDate } from '@shared/domain/calendar';
import { type PaymentState, paymentStateOf } from './payment-state';

/** `absent`: the server knows no such order of this customer. `unknown`: it did not say. */
export type Asked = PaymentState | 'absent' | 'unknown';

/**
 * Asks the server how a payment stands. An order made before `since` is not the one that was just paid, however well it
 * was paid in its time. Source: LAND-003, 004.
 */
export async function askPayment(
  call: ApiClient,
  subscriptionId: string,
  since?: PlainDate,
): Promise<Asked> {
  try {
    const order = await fetchSubscription(call, subscriptionId);
    const isOld = since !== undefined && (order.createdOn ?? since) < since;
    return isOld ? 'absent' : paymentStateOf(order);
  } catch (thrown) {
    const failure = failureOf(thrown);
    const isNobodys =
      failure.kind === 'forbidden' || (failure.kind === 'unexpected' && failure.status === 404);
    return isNobodys ? 'absent' : 'unknown';
  }
}
