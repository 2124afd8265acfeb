import type { Subscription } from '@shared/api/subscription';
import type { PendingPayment } from '@shared/application';
import { type OrderStatus, paymentTruth } from './truth';

type BegunPayment = Pick<
  PendingPayment,
  'vin' | 'number' | 'before' | 'earlier' | 'subscriptionId'
>;
type Order = Pick<Subscription, 'id' | 'vin' | 'createdOn' | 'payments'>;

/**
 * Returns the application that a payment started: the one with the known id, or a new one for this vehicle.
 * Of several, returns the one with the sent number, otherwise the newest. Source: A-77.
 */
export function begunOrder<One extends Order>(
  record: BegunPayment,
  applications: readonly One[],
): One | undefined {
  const { number, subscriptionId } = record;
  if (subscriptionId !== undefined) return applications.find(({ id }) => id === subscriptionId);
  const fresh = applications
    .filter((one) => isFresh(record, one))
    .toSorted((one, other) => (other.createdOn ?? '').localeCompare(one.createdOn ?? ''));
  return fresh.find(({ payments }) => payments?.number === number) ?? fresh[0];
}

/**
 * Returns the started application, or a paid order of the same purchase if there is one. If `isAny`, an earlier order that
 * can still be paid comes before a started one that cannot. Source.
 */
export function orderOf<One extends Order & OrderStatus>(
  record: BegunPayment,
  applications: readonly One[],
  isAny = false,
): One | undefined {
  const { earlier = [], subscriptionId } = record;
  const begun = begunOrder(record, applications);
  const ofPurchase = applications.filter(
    (one) => one.id === subscriptionId || earlier.includes(one.id) || isFresh(record, one),
  );
  const payable = isAny
    ? [begun, ...ofPurchase].find((one) => one && timeless(one) === 'waiting')
    : undefined;
  return ofPurchase.find(isPaid) ?? payable ?? begun;
}

/** Returns the status of an order, whatever the time since it started. */
export const timeless = (order: OrderStatus) =>
  paymentTruth(order, { sinceMs: undefined, limitMs: 0 });

export const isPaid = (order: OrderStatus): boolean => timeless(order) === 'paid';

const isFresh = ({ vin, before }: BegunPayment, one: Order): boolean =>
  vin !== undefined && one.vin === vin && !before.includes(one.id);
