import type * as v from 'valibot';
import { renamed } from './read/renamed';
import { count, flag, maybeWon, wonAmount } from './read/scalar';

export const refundUsage = renamed({
  daysUsed: ['use', count],
  insuranceUsed: ['insurance_prod_use', flag],
  penalty: wonAmount,
  maintenance: ['care', wonAmount],
  /** The refunded part of the insurance. Source: A-27. */
  insuranceReturned: ['insurance_refund', wonAmount],
  /** The refund itself, if the server repeats it here. */
  amount: ['price_refund', maybeWon],
});

/** The parts of a refund as the server computes them. Source: ENTITY-028, REVOKE-007. */
export type RefundUsage = v.InferOutput<typeof refundUsage>;
