import { settings } from '@shared/config/settings';
import type { Queries } from '@shared/database/database';
import type { PlainDate } from '@shared/domain/calendar';
import { isPenaltyFree, daysUsed as serviceDays } from '@shared/domain/cooling-off';
import {
  addWon,
  lessWon,
  notNegative,
  percent,
  portion,
  type Won,
  won,
} from '@shared/domain/money';
import type { RefundSettings } from '@shared/domain/refund-column';
import type { Standing } from '@shared/domain/subscription';
import { isTransferred, type SubscriptionRow, standingOf } from './subscription-rows';

export type Refundable = {
  state: Standing['state'];
  transferred: boolean;
  paid: Won;
  /** Part of the price for the insurer. 0 without warranty. */
  insuranceCost: Won;
  insuranceClaimed: boolean;
  maintenanceUsed: Won;
  daysUsed: number;
};

type RefundLines = {
  kind: 'allowed';
  amount: Won;
  daysUsed: number;
  penalty: Won;
  maintenance: Won;
  insuranceReturned: Won;
  settlement: Won;
};
type Refund = { kind: 'not-allowed'; why: 'transferred' | 'over' } | RefundLines;

/** Returns the days of service up to `revokedOn`, at most `mostDays`. Source: A-27. */
export const daysUsed = (startsOn: PlainDate, revokedOn: PlainDate, mostDays: number): number =>
  Math.min(mostDays, serviceDays(startsOn, revokedOn));

/**
 * Returns the expected refund. A pending application is refunded completely, a transferred one never. Source:
 * REVOKE-016, 020, 021.
 */
export function expectedRefund(subscription: Refundable, settings: RefundSettings): Refund {
  const { state, paid, insuranceCost } = subscription;
  if (subscription.transferred) return { kind: 'not-allowed', why: 'transferred' };
  if (state === 'pending')
    return { kind: 'allowed', amount: paid, ...NOTHING, insuranceReturned: insuranceCost };
  if (state !== 'active') return { kind: 'not-allowed', why: 'over' };

  const held = heldBack(subscription, settings);
  const sum = addWon(
    held.penalty,
    held.maintenance,
    held.settlement,
    lessWon(insuranceCost, held.insuranceReturned),
  );
  const amount = notNegative(lessWon(paid, sum));
  return { kind: 'allowed', amount, daysUsed: subscription.daysUsed, ...held };
}

const NOTHING = { daysUsed: 0, penalty: won(0), maintenance: won(0), settlement: won(0) };

function heldBack(subscription: Refundable, settings: RefundSettings) {
  const { paid, insuranceCost, maintenanceUsed } = subscription;
  const isFree = isPenaltyFree(subscription.daysUsed, settings);
  const rate = (rated: number) => (isFree ? won(0) : portion(paid, percent(rated), 'down'));
  const daysLeft = settings.prorateDays - subscription.daysUsed;
  const unused = portion(insuranceCost, [Math.max(0, daysLeft), settings.prorateDays], 'down');
  const returned = isFree ? insuranceCost : unused;
  return {
    penalty: rate(settings.penaltyRate),
    maintenance: maintenanceUsed,
    settlement: rate(settings.settlementRate),
    insuranceReturned: subscription.insuranceClaimed ? won(0) : returned,
  };
}

/** Refund price that means "cannot be cancelled" in the API. Source: CONST-017. */
export const NOT_ALLOWED = -99_999_999;

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
export const refundDataOf = (lines: RefundLines, claimed: boolean) => ({
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
