import { codeTable } from './code-table';
import { atMost, notNegative, percent, portion, type Rounding, type Won, won } from './money';

/** A price reduction. A raffle reduces nothing at purchase. */
export type Discount =
  | { kind: 'percent'; rate: number; rounding: Rounding; unit: number }
  | { kind: 'fixed'; amount: Won }
  | { kind: 'raffle' };

/** `type_rate`. Source: ENTITY-013. */
export const discountKinds = codeTable<Discount['kind']>({ percent: 10, fixed: 20, raffle: 30 });
/** `cut_unit`. Source: PRICE-004. */
export const cutUnits = codeTable<Rounding>({ down: 1, nearest: 2, up: 3 });

/** Terms of a reduction from the server, with our names. */
export type DiscountTerms = {
  typeRate: unknown;
  /** Percent for `percent`, won for `fixed`. */
  rate: number;
  cutUnit?: unknown;
  /** The won unit the discount is rounded to: 1, 10, 100, 1000. */
  cutStandard?: number | null | undefined;
};

/**
 * Parses a reduction. Without a cut unit it rounds down, and without a valid standard to 1 won. Unknown kinds return
 * undefined. Source.
 */
export function parseDiscount(terms: DiscountTerms): Discount | undefined {
  const kind = discountKinds.nameOf(terms.typeRate);
  if (kind === 'raffle') return { kind };
  if (kind === undefined || !isRate(terms.rate)) return undefined;
  if (kind === 'fixed') return { kind, amount: won(Math.floor(terms.rate)) };
  const rounding = cutUnits.nameOf(terms.cutUnit) ?? 'down';
  return { kind, rate: terms.rate, rounding, unit: wonUnit(terms.cutStandard) };
}

const isRate = (rate: number): boolean => rate >= 0 && rate <= Number.MAX_SAFE_INTEGER;
const wonUnit = (standard: number | null | undefined): number =>
  Number.isSafeInteger(standard) && Number(standard) > 0 ? Number(standard) : 1;

/** Returns the reduction of `list` by a promotion, from 0 to the list price. Source: PRICE-003…006. */
export function discountOf(list: Won, promotion: Discount): Won {
  switch (promotion.kind) {
    case 'percent': {
      // Limit the rate to 100, because an invalid rate of the server could overflow.
      const rate = Math.min(100, Math.max(0, promotion.rate));
      return atMost(list, portion(list, percent(rate), promotion.rounding, promotion.unit));
    }
    case 'fixed':
      return notNegative(atMost(list, promotion.amount));
    case 'raffle':
      return won(0); // The winners are drawn later.
  }
}
