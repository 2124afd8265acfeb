import type { Subscription } from '@shared/api/subscription';
import type { PendingPayment } from '@shared/application';

type BegunPayment = Pick<PendingPayment, 'vin' | 'number' | 'before'> & {
  subscriptionId?: string | undefined;
};
type Order = Pick<Subscription, 'id' | 'vin' | 'createdOn' | 'payments'>;

/**
 * The application a payment began: by its id where the backend told it, else one of this vehicle that was not there
 * before. Of several the one with the number that was sent, else the newest. Source: A-77.
 */
export function begunOrder<One extends Order>(
  { vin, number, before, subscriptionId }: BegunPayment,
  applications: readonly One[],
): One | undefined {
  if (subscriptionId !== undefined) return applications.find(({ id }) => id === subscriptionId);
  const fresh = applications
    .filter((one) => one.vin === vin && !before.includes(one.id))
    .toSorted((one, other) => (other.createdOn ?? '').localeCompare(one.createdOn ?? ''));
  return fresh.find(({ payments }) => payments?.number === number) ?? fresh[0];
}
