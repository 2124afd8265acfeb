import type { ApiClient } from '@shared/api/client';
import { fetchSubscription, type Subscription } from '@shared/api/subscription';
import { fetchUser } from '@shared/api/user';
import type { PendingPayment } from '@shared/application';
import { failureOf } from '@shared/failure';
import { orderOf } from './begun-order';
import { limitMs } from './limit';
import { hasRunOut, type PaymentTruth, paymentTruth } from './truth';

/**
 * Status of a started payment. `not-begun`: the server has no such application. `unknown`: the server did not answer.
 */
export type Word =
  | { truth: PaymentTruth; order: Pick<Subscription, 'id' | 'vin' | 'payments'> | undefined }
  | { truth: 'not-begun' }
  | { truth: 'unknown' };

/**
 * `now` is read after the answer, because the clock follows the server. `isAny`: asks whether any order of the purchase can
 * still be paid.
 */
export type Asker = { call: ApiClient; userId: string; now: () => number; isAny?: boolean };

/** Returns the status of a payment in the records of this browser. Source. */
export async function askOrder(
  record: PendingPayment,
  { call, userId, now, isAny = false }: Asker,
): Promise<Word> {
  const waited = () => ({
    sinceMs: record.leftAt === undefined ? undefined : now() - record.leftAt,
    limitMs: limitMs(),
  });
  try {
    const order = await found(record, { call, userId, isAny });
    if (order !== undefined) return { truth: paymentTruth(order, waited()), order };
  } catch (thrown) {
    if (!isNobodys(thrown)) return { truth: 'unknown' };
    if (record.subscriptionId !== undefined) return { truth: 'not-paid', order: undefined };
    return { truth: 'unknown' };
  }
  if (record.state === 'sent') return { truth: 'not-begun' };
  // A card page was opened, so the order exists, even if the server does not list it before it is paid.
  return { truth: hasRunOut(waited()) ? 'not-paid' : 'waiting', order: undefined };
}

async function found(
  record: PendingPayment,
  { call, userId, isAny }: Pick<Asker, 'call' | 'userId' | 'isAny'>,
) {
  const { subscriptionId, earlier = [] } = record;
  if (subscriptionId !== undefined && earlier.length === 0)
    return fetchSubscription(call, subscriptionId);
  const { subscriptions } = await fetchUser(call, userId);
  return orderOf(record, subscriptions, isAny);
}

/**
 * Returns the changes to a record after the server has shown the order with our number: its id instead of the VIN.
 * `undefined` if nothing changes.
 */
export function referenceIn(
  record: PendingPayment,
  word: Word,
): Pick<PendingPayment, 'subscriptionId' | 'vin' | 'order'> | undefined {
  const order = 'order' in word ? word.order : undefined;
  const isOurs = order?.payments?.number === record.number;
  if (!isOurs || record.vin === undefined) return undefined;
  return { subscriptionId: order.id, vin: undefined, order: undefined };
}

/** Returns whether the server has no such order of this customer. */
export function isNobodys(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  return failure.kind === 'forbidden' || (failure.kind === 'unexpected' && failure.status === 404);
}
