import type { PendingPayment } from '@shared/application';

/**
 * State of the history entry of the payment page after a return that may be about another order. It is no part of the
 * record, because nobody knows which card was declined. Source: A-96.
 */
export const unclearReturn = ({ number }: PendingPayment) => ({ unclearReturn: number });

/** Returns whether the customer came to this history entry by such a return, while this payment was the newest. */
export const isUnclear = (state: unknown, { number }: PendingPayment): boolean =>
  Object(state).unclearReturn === number;
