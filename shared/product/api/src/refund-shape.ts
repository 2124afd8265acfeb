import * as v from 'valibot';
import { count, flag, maybeWon, wonAmount } from './read/scalar';

export const refundUsage = v.pipe(
  v.object({
    use: count,
    insurance_prod_use: flag,
    penalty: wonAmount,
    care: wonAmount,
    insurance_refund: wonAmount,
    price_refund: maybeWon,
  }),
  v.transform((wire) => ({
    daysUsed: wire.use,
    insuranceUsed: wire.insurance_prod_use,
    penalty: wire.penalty,
    maintenance: wire.care,
    /** The refunded part of the insurance. Source: A-27. */
    insuranceReturned: wire.insurance_refund,
    /** The refund itself, if the server repeats it here. */
    amount: wire.price_refund,
  })),
);

/** The parts of a refund as the server computes them. Source: ENTITY-028, REVOKE-007. */
export type RefundUsage = v.InferOutput<typeof refundUsage>;
