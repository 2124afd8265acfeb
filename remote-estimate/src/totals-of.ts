import { type DiscountPart, discountParts, estimate, type Item } from '@shared/domain/estimate';
import type { Won } from '@shared/domain/money';
import type { PlanState } from './use-plan-state';

/** The four amounts. Those that depend on a plan that is not loaded yet are `undefined`. Source: EST-007, 010. */
export type EstimateTotals = {
  items: Won;
  basic: Won;
  discount: Won | undefined;
  total: Won | undefined;
  parts: readonly DiscountPart[];
};

/** Always the same array, so that memoised components do not render again. */
const none: readonly DiscountPart[] = [];

/** Returns the four amounts for the chosen items. Source: EST-010, 014; DISC-001…014. */
export function quote(chosen: readonly Item[], basicPrice: Won, plan: PlanState): EstimateTotals {
  if (plan.kind === 'known') {
    const { items, basic, discount, total } = estimate(chosen, basicPrice, plan.plan);
    return { items, basic, discount, total, parts: discountParts(chosen, basicPrice, plan.plan) };
  }
  const { items, basic, discount, total } = estimate(chosen, basicPrice, undefined);
  const isCertain = plan.kind === 'none' || chosen.every(({ price }) => price === 0);
  return isCertain
    ? { items, basic, discount, total, parts: none }
    : { items, basic, discount: undefined, total: undefined, parts: none };
}
