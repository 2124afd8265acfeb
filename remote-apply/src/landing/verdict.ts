import type { Landing } from '@shared/domain/landing';
import type { Word } from '@shared/payment/ask-order';

/** `return`: back to the payment page. `unsure`: not known yet, and the page explains how to find out. */
export type LandingVerdict = 'complete' | 'over' | 'return' | 'ask-again' | 'unsure';

/** Number of requests before the page says that the result is not known. */
const PATIENCE = 15;
/** Fewer requests after a reported failure of a payment that this browser did not start. */
const FAILURE_PATIENCE = 3;

/**
 * Returns the decision after the card of our own payment was declined. Only "paid" or "over" from the server changes
 * it. Source.
 */
export function declinedVerdict({ truth }: Word): 'complete' | 'over' | 'return' {
  if (truth === 'paid') return 'complete';
  return truth === 'over' ? 'over' : 'return';
}

/**
 * Returns the decision that follows from the server status. The address only decides how soon the page says that the
 * result is not known. Only the server can confirm that the order is paid or not paid. Source: LAND-003, 004; SEC-008,
 *
 */
export function verdictOf(hint: Landing['kind'], { truth }: Word, times: number): LandingVerdict {
  switch (truth) {
    case 'paid':
      return 'complete';
    case 'over':
    case 'unnamed':
      return 'over';
    case 'not-paid':
      return 'return';
    case 'not-begun':
      return 'unsure';
    default:
      return times >= (hint === 'paid' ? PATIENCE : FAILURE_PATIENCE) ? 'unsure' : 'ask-again';
  }
}
