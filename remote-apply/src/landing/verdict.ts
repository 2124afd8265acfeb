import type { Landing } from '@shared/domain/landing';
import type { Word } from '@shared/settle/payment/ask-order';

/** `return`: back to the payment page. `unsure`: not known yet; the customer is told how to find out. */
export type LandingVerdict = 'complete' | 'over' | 'return' | 'ask-again' | 'unsure';

/** Times the server is asked before the page says that it does not know yet. */
const PATIENCE = 15;
/** The card provider may be faster than its word to the server. */
const FAILURE_PATIENCE = 3;

/**
 * What follows from the server's word. The address decides only how soon the page says that it does not know:
 * completion is the server's to say, and so is that nothing was paid. Source: LAND-003, 004; SEC-008, A-78.
 */
export function verdictOf(hint: Landing['kind'], { truth }: Word, times: number): LandingVerdict {
  switch (truth) {
    case 'paid':
      return 'complete';
    case 'over':
      return 'over';
    case 'not-paid':
      return 'return';
    case 'not-begun':
      return 'unsure';
    default:
      return times >= (hint === 'paid' ? PATIENCE : FAILURE_PATIENCE) ? 'unsure' : 'ask-again';
  }
}
