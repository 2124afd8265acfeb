import type { Landing } from '@shared/domain/landing';
import type { Asked } from '../req/ask-payment';

/** `return`: back to the payment page. `unsure`: nobody can say yet; the customer is told how to find out. */
export type Verdict = 'complete' | 'return' | 'ask-again' | 'unsure';

/** Times the server is asked before the page stops asking by itself. */
const PATIENCE = 15;
/** The card provider may be faster than its word to the server; a failure it reports is believed after so many. */
const FAILURE_PATIENCE = 3;

/**
 * What follows from the address the browser came back with and the server's word. The address is a hint: completion
 * is the server's to say, and so is that nothing was paid. Source: LAND-003, 004; SEC-008.
 */
export function verdictOf(hint: Landing['kind'], asked: Asked, times: number): Verdict {
  if (asked === 'paid') return 'complete';
  if (asked === 'not-paid') return 'return';
  const saysFailed = hint === 'not-paid';
  if (asked === 'absent') return saysFailed ? 'return' : 'unsure';
  if (asked === 'waiting' && saysFailed && times >= FAILURE_PATIENCE) return 'return';
  return times >= PATIENCE ? 'unsure' : 'ask-again';
}
