import type { ApiClient } from '@shared/api/client';
import { failureOf } from '@shared/api/failure';
import { fetchSubscription } from '@shared/api/subscription';
import { type PaymentState, paymentStateOf } from './payment-state';

/** `absent`: the server knows no such order of this customer. `unknown`: it did not say. */
export type Asked = PaymentState | 'absent' | 'unknown';

/** Asks the server how a payment stands. Source: LAND-003, 004. */
export async function askPayment(call: ApiClient, subscriptionId: string): Promise<Asked> {
  try {
    return paymentStateOf(await fetchSubscription(call, subscriptionId));
  } catch (thrown) {
    const failure = failureOf(thrown);
    const isNobodys =
      failure.kind === 'forbidden' || (failure.kind === 'unexpected' && failure.status === 404);
    return isNobodys ? 'absent' : 'unknown';
  }
}
