import type { Won } from '@shared/domain/money';
import * as v from 'valibot';
import { count, flag, maybeWon, wonAmount } from './read/scalar';

/** How a refund came about, as the server figured it. Source: ENTITY-028, REVOKE-007. */
export type RefundUsage = {
  daysUsed: number;
  insuranceUsed: boolean;
  penalty: Won;
  /** Maintenance already used. */
  maintenance: Won;
  /** The part of the insurance that is given back. Source: A-27. */
  insuranceReturned: Won;
  /** The refund itself, where this part repeats it. */
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
