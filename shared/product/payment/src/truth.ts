import type { Payments } from '@shared/api/payments-shape';
import { isOpen, isWaitingExtension, type Standing } from '@shared/domain/subscription';

/**
 * Status of a payment on the server. `over`: the application was refunded, so waiting ends. `unnamed`: the documents do
 * not say what this state means for a payment.
 */
export type PaymentTruth = 'paid' | 'not-paid' | 'waiting' | 'over' | 'unnamed';

/** Fields of an application that determine its payment status. */
export type OrderStatus = Pick<Standing, 'state' | 'request'> & {
  /** The first recorded payment. */
  orderNumber: string | undefined;
  payments: Pick<Payments, 'state'> | undefined;
};

/** Milliseconds since the customer left for the card page, if known, and for how long the provider keeps it open. */
export type Waited = { sinceMs: number | undefined; limitMs: number };

/**
 * Returns the payment status of an application. No other code decides this.
 * An application is paid if it is running, waiting as an extension, or has a recorded payment. Otherwise it is waiting
 * until the card page has expired. If the backend sends a payment state, that counts. Source: LAND-003, 004;
 * STATE-005…007.
 */
export function paymentTruth(application: OrderStatus, waited: Waited): PaymentTruth {
  if (isOpen(application)) return 'paid';
  if (application.state !== 'none')
    return REFUNDED.includes(application.state) ? 'over' : 'unnamed';
  const said = application.payments?.state;
  if (said === 'normal') return 'paid';
  if (said === 'abnormal') return 'not-paid';
  if (said === undefined && hasPaymentOnRecord(application)) return 'paid';
  return hasRunOut(waited) ? 'not-paid' : 'waiting';
}

const REFUNDED: readonly OrderStatus['state'][] = ['refund', 'refund-confirmed'];

const hasPaymentOnRecord = (application: OrderStatus): boolean =>
  application.orderNumber !== undefined || isWaitingExtension(application);

/** Returns whether the card page has expired and accepts no payment. */
export const hasRunOut = ({ sinceMs, limitMs }: Waited): boolean =>
  sinceMs !== undefined && sinceMs >= limitMs;
