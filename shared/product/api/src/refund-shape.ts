import type { Won } from '@shared/domain/money';
import * as v from 'valibot';
import { count, flag, maybeWon, wonAmount } from './read/scalar';

/** The parts of a refund as the server computes them. Source: ENTITY-028, REVOKE-007. */
export type RefundUsage = {
  daysUsed: number;
  insuranceUsed: boolean;
  penalty: Won;
  /** Cost of the maintenance already used. */
  maintenance: Won;
  /** The refunded part of the insurance. Source: A-27. */
  insuranceReturned: Won;
  /** The refund itself, if the server repeats it here. */
  amount: Won | undefined;
};

export const refundUsage = v.pipe(
  v.object({
    use: count,
    insurance_prod_use: flag,
    penalty: wonAmount,
    care: wonAmount,
    insurance_refund: wonAmount,
    price_refund: maybeWon,
  }),
  v.transform(
    (wire): RefundUsage => ({
      daysUsed: wire.use,
      insuranceUsed: wire.insurance_prod_use,
      penalty: wire.penalty,
      maintenance: wire.care,
      insuranceReturned: wire.insurance_refund,
      amount: wire.price_refund,
    }),
  ),
);
