import type { ApiClient } from '@shared/api/client';
import { failureOf } from '@shared/api/failure';
import { fetchSubscription, type Subscription } from '@shared/api/subscription';
import { fetchUser } from '@shared/api/user';
import type { PendingPayment } from '@shared/application';
import { begunOrder } from './begun-order';
import { limitMs } from './limit';
import { hasRunOut, type PaymentTruth, paymentTruth } from './truth';

/**
 * The server's word about a payment that was begun. `not-begun`: it knows no such application. `unknown`: it did not
 * say.
 */
export type Word =
  | { truth: PaymentTruth; order: Pick<Subscription, 'id' | 'vin'> | undefined }
  | { truth: 'not-begun' }
  | { truth: 'unknown' };

export type Asker = { call: ApiClient; userId: string; now: number };

/** Asks how a payment of this browser's record stands. Source. */
export async function askOrder(
  record: PendingPayment,
  { call, userId, now }: Asker,
): Promise<Word> {
  const waited = {
    sinceMs: record.leftAt === undefined ? undefined : now - record.leftAt,
    limitMs: limitMs(),
  };
  try {
    const order = await found(record, call, userId);
    if (order !== undefined) return { truth: paymentTruth(order, waited), order };
  } catch (thrown) {
    if (!isNobodys(thrown)) return { truth: 'unknown' };
    if (record.subscriptionId !== undefined) return { truth: 'not-paid', order: undefined };
    return { truth: 'unknown' };
  }
  if (record.state === 'sent') return { truth: 'not-begun' };
  // A card page was given, so there is an order, whether or not the server lists it before it is paid.
  return { truth: hasRunOut(waited) ? 'not-paid' : 'waiting', order: undefined };
}

async function found(record: PendingPayment, call: ApiClient, userId: string) {
  if (record.subscriptionId !== undefined) return fetchSubscription(call, record.subscriptionId);
  const { subscriptions } = await fetchUser(call, userId);
  return begunOrder(record, subscriptions);
}

/** The server knows no such order of this customer. */
export function isNobodys(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  return failure.kind === 'forbidden' || (failure.kind === 'unexpected' && failure.status === 404);
}
