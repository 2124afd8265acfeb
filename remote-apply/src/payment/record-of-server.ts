import type { NewSubscription, Subscription } from '@shared/api/subscription';
import { areRecordsUnreadable, type PendingPayment, savePendingPayment } from '@shared/application';
import { addDays } from '@shared/domain/calendar';
import { timeless } from '@shared/payment/begun-order';
import type { PaymentTruth } from '@shared/payment/truth';
import { now, today } from '@shared/session';

/**
 * Returns a record of the order that the server already has for this purchase. Used when this browser cannot read its
 * own records, because otherwise the customer could pay twice. The order must be for the same vehicle and package,
 * created today or yesterday, and not ended. A paid order comes first, then one that can still be paid. Source.
 */
export async function recordOfServer(
  order: NewSubscription,
  applications: readonly Subscription[],
): Promise<PendingPayment | undefined> {
  if (!areRecordsUnreadable()) return undefined;
  const since = addDays(today(), -1);
  const ofPurchase = applications.filter(
    (one) =>
      one.vin === order.vehicle.vin &&
      one.packageId === order.packageId &&
      (one.createdOn ?? '') >= since,
  );
  const orderThatIs = (truth: PaymentTruth) => ofPurchase.find((one) => timeless(one) === truth);
  const found = orderThatIs('paid') ?? orderThatIs('waiting') ?? orderThatIs('not-paid');
  if (found === undefined) return undefined;
  const record: PendingPayment = {
    intentKey: found.id,
    state: 'redirected',
    createdAt: now().getTime(),
    vtgId: order.vtgId,
    number: found.payments?.number ?? order.payment.number,
    total: found.payments?.total ?? order.payment.total,
    step: order.payment.step,
    before: [],
    subscriptionId: found.id,
    // Otherwise every press would only find out again that this order is not paid.
    ...(timeless(found) === 'not-paid' && { declined: true }),
  };
  await savePendingPayment(record);
  return record;
}
