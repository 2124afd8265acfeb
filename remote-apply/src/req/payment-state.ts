import type { Subscription } from '@shared/api/subscription-shape';
import { isOpen } from '@shared/domain/subscription';

/** What the server says of a payment; only its word counts, never the address the browser came back with. */
export type PaymentState = 'paid' | 'waiting' | 'not-paid';

type Known = Pick<Subscription, 'state' | 'request'> & {
  payments: Pick<NonNullable<Subscription['payments']>, 'state'> | undefined;
};

/** A membership that is open was paid for, whatever its record says. Source: LAND-003, 004; STATE-005…007. */
export function paymentStateOf(subscription: Known): PaymentState {
  const state = subscription.payments?.state;
  if (state === 'normal' || isOpen(subscription)) return 'paid';
  return state === 'abnormal' ? 'not-paid' : 'waiting';
}
