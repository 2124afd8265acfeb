import type { Payments } from '@shared/api/payments-shape';
import { isOpen, isWaitingExtension, type Standing } from '@shared/domain/subscription';

/**
 * What the server says of a payment. `over`: the application was decided and is no longer running, so there is nothing
 * left to wait for.
 */
export type PaymentTruth = 'paid' | 'not-paid' | 'waiting' | 'over';

/** What is read of an application to know it. */
export type OrderStatus = Pick<Standing, 'state' | 'request'> & {
  /** The first payment on record. */
  orderNumber: string | undefined;
  payments: Pick<Payments, 'state'> | undefined;
};

/** How long ago the browser left for the card page, where that is known, and how long the provider keeps it open. */
export type Waited = { sinceMs: number | undefined; limitMs: number };

/**
 * The one place that says whether money moved. Running, paid and waiting as an extension, or with a payment on record
 * is paid; everything else is waiting until the card page has run out of time. Where the backend says how the payment
 * itself stands, that counts. Source: LAND-003, 004; STATE-005…007.
 */
export function paymentTruth(application: OrderStatus, waited: Waited): PaymentTruth {
  if (isOpen(application)) return 'paid';
  if (application.state !== 'none') return 'over';
  const said = application.payments?.state;
  if (said === 'normal') return 'paid';
  if (said === 'abnormal') return 'not-paid';
  if (said === undefined && hasPaymentOnRecord(application)) return 'paid';
  return hasRunOut(waited) ? 'not-paid' : 'waiting';
}

const hasPaymentOnRecord = (application: OrderStatus): boolean =>
  application.orderNumber !== undefined || isWaitingExtension(application);

/** A card page that was opened this long ago takes no payment any more. */
export const hasRunOut = ({ sinceMs, limitMs }: Waited): boolean =>
  sinceMs !== undefined && sinceMs >= limitMs;
