import { settings } from '@shared/config/settings';
import type { Queries } from '@shared/database/database';
import type { PlainDate } from '@shared/domain/calendar';
import { won } from '@shared/domain/money';
import { daysUsed, expectedRefund, type Refund, type RefundLines } from './expected-refund';
import { isTransferred, type SubscriptionRow, standingOf } from './subscription-rows';

/** Refund price that means "cannot be cancelled" in the API. Source: CONST-017. */
export const NOT_ALLOWED = -99_999_999;

export type RefundData = {
  use: number;
  insurance_prod_use: boolean;
  penalty: number;
  care: number;
  insurance_refund: number;
  price_refund: number;
};

/** Returns the refund of a membership on `day`, and whether a claim was made. Source: REVOKE-021, A-27. */
export async function refundOf(
  queries: Queries,
  row: SubscriptionRow,
  day: PlainDate,
): Promise<{ refund: Refund; claimed: boolean }> {
  const used = await usedOf(queries, row.id);
  const refund = expectedRefund(
    {
      state: standingOf(row).state,
      transferred: isTransferred(row),
      paid: won(row.price),
      insuranceCost: won(row.insuranceCost),
      insuranceClaimed: used.claimed,
      maintenanceUsed: won(used.maintenance),
      daysUsed:
        row.startsOn === null ? 0 : daysUsed(row.startsOn, day, settings.refund.prorateDays),
    },
    settings.refund,
  );
  return { refund, claimed: used.claimed };
}

/** Source: REVOKE-022. */
export const refundDataOf = (lines: RefundLines, claimed: boolean): RefundData => ({
  use: lines.daysUsed,
  insurance_prod_use: claimed,
  penalty: lines.penalty,
  care: lines.maintenance,
  insurance_refund: lines.insuranceReturned,
  price_refund: lines.amount,
});

async function usedOf(queries: Queries, id: string) {
  const [row] = await queries.query<{ maintenance: number; claimed: boolean }>(
    `select coalesce(sum(product_use.worth) filter (where product.kind <> 30), 0)::int as maintenance,
       coalesce(bool_or(product.kind = 30), false) as claimed
     from product_use join product on product.id = product_id where subscription_id = $1`,
    [id],
  );
  return row ?? { maintenance: 0, claimed: false };
}
