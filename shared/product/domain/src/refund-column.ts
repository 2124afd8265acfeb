import { isPenaltyFree } from './cooling-off';
import { lessWon, percent, portion, type Won, won } from './money';

/** Settings of refunds. Rates are percents: 10 is 10 %. Source: CONST-021…023, 025; A-27. */
export type RefundSettings = {
  /** Days after approval without deductions, the last one included. */
  freeDays: number;
  penaltyRate: number;
  prorateDays: number;
  /** Percent of the price, charged after the free days. */
  settlementRate: number;
};

/** Amounts of the server for one refund, and the price that the customer paid. */
export type RefundFigures = {
  /** Undefined if the server does not send the price. */
  paid: Won | undefined;
  amount: Won;
  insured: boolean;
  daysUsed: number;
  insuranceUsed: boolean;
  penalty: Won;
  maintenance: Won;
  /** The part of the insurance cost that goes back to the customer. */
  insuranceReturned: Won;
};

export type RefundLine = {
  name: 'paid' | 'penalty' | 'maintenance' | 'settlement' | 'insurance';
  amount: Won | undefined;
};

/** If `adds` is true, the lines carry signs and their sum is the refund. If false, they are the server's figures. */
export type RefundColumn = { adds: boolean; lines: readonly RefundLine[] };

/**
 * Returns the money lines of a refund table. The server sends the returned part of the insurance, so this function
 * deducts the used part. It does so only if the used part follows the refund rules; otherwise the lines have no signs.
 * Example: paid 990,000, penalty 99,000, returned 508,219 on day 100, refund 699,219: the used insurance is -191,781.
 * Source: REVOKE-006, REVOKE-021, A-27.
 */
export function refundColumn(figures: RefundFigures, settings: RefundSettings): RefundColumn {
  const deducted = deductionsOf(figures, settings);
  if (deducted === undefined)
    return { adds: false, lines: linesOf(figures, serverFigures(figures)) };
  return { adds: true, lines: linesOf(figures, deducted) };
}

type Amounts = { penalty: Won; maintenance: Won; settlement: Won; insurance: Won };

const serverFigures = ({ penalty, maintenance, insuranceReturned }: RefundFigures): Amounts => ({
  penalty,
  maintenance,
  settlement: won(0),
  insurance: insuranceReturned,
});

/** Returns negative amounts that lead from the price to the refund, or undefined if there are none. */
function deductionsOf(figures: RefundFigures, settings: RefundSettings): Amounts | undefined {
  const { paid, amount, penalty, maintenance, insured } = figures;
  if (paid === undefined) return undefined;
  const isFree = isPenaltyFree(figures.daysUsed, settings);
  const fee = isFree ? won(0) : portion(paid, percent(settings.settlementRate), 'down');
  const rest = won(paid - penalty - maintenance - fee - amount);
  if (insured ? !isUsedInsurance(rest, figures, settings) : rest !== 0) return undefined;
  return {
    penalty: negative(penalty),
    maintenance: negative(maintenance),
    settlement: negative(fee),
    insurance: negative(rest),
  };
}

/**
 * Checks that `used` and the returned part are the two parts of one insurance cost. Any rounding to 1 won passes.
 * A refund of 0 never passes, because the server stops at 0 and the real deduction may be higher.
 */
function isUsedInsurance(used: Won, figures: RefundFigures, settings: RefundSettings): boolean {
  const { amount, daysUsed, insuranceUsed, insuranceReturned: returned } = figures;
  if (amount === 0) return false;
  if (insuranceUsed) return used >= 0 && returned === 0;
  if (isPenaltyFree(daysUsed, settings)) return used === 0;
  const daysLeft = Math.max(0, settings.prorateDays - daysUsed);
  const expected = ((used + returned) * daysLeft) / settings.prorateDays;
  return used >= 0 && Math.abs(expected - returned) < 1;
}

const negative = (amount: Won): Won => lessWon(won(0), amount);

/** A membership without insurance has no insurance line. The settlement fee has a line only if it is charged. */
const linesOf = ({ paid, insured }: RefundFigures, amounts: Amounts): readonly RefundLine[] => [
  { name: 'paid', amount: paid },
  { name: 'penalty', amount: amounts.penalty },
  { name: 'maintenance', amount: amounts.maintenance },
  ...(amounts.settlement === 0
    ? []
    : [{ name: 'settlement', amount: amounts.settlement } as const]),
  ...(insured ? [{ name: 'insurance', amount: amounts.insurance } as const] : []),
];
