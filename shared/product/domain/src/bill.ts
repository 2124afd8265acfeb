import { type Discount, discountOf } from './discount';
import { addWon, lessWon, notNegative, type Won, won } from './money';
import type { RequestState } from './subscription-codes';

export type VipCode = { discount: Discount; stackable: boolean };

/** The lines of the payment page: the reductions and the total. */
export type Bill = { list: Won; promotion: Won; vip: Won; total: Won };

/** Returns whether a code adds to the promotion: 10 or yes. Any other value replaces it. Source. */
export const isStackable = (overlap: unknown): boolean =>
  ['10', 'Y', 'true', '1'].includes(String(overlap));

/**
 * Returns whether a promotion may be combined, or undefined if the server does not say, so that the code decides.
 * Source: A-92.
 */
export const promotionStacks = (overlap: unknown): boolean | undefined =>
  overlap === undefined || overlap === null || overlap === '' ? undefined : isStackable(overlap);

/** Returns whether the code replaces the promotion. It does so unless both may be combined. Source: PRICE-007, A-92. */
export const replacesPromotion = (
  code: VipCode | undefined,
  promotion: { stackable?: boolean | undefined } | undefined,
): boolean =>
  promotion !== undefined &&
  code !== undefined &&
  !(code.stackable && promotion.stackable !== false);

/**
 * Returns the bill. A stackable code adds to the promotion, any other code replaces it. Both use the list price.
 * Source: PRICE-007, 008.
 */
export function billFor(
  list: Won,
  promotion: Discount | undefined,
  code: VipCode | undefined,
): Bill {
  const promotionStays = code === undefined || code.stackable;
  const promotionOff = promotion && promotionStays ? discountOf(list, promotion) : won(0);
  const vipOff = code ? discountOf(list, code.discount) : won(0);
  const total = notNegative(lessWon(list, addWon(promotionOff, vipOff)));
  return { list, promotion: promotionOff, vip: vipOff, total };
}

/** Returns the promotion of a request. An extension has its own promotion only. Source: PRICE-009, 010; EXT-012. */
export const promotionFor = <P>(
  pkg: { promotion: P | undefined; extensionPromotion: P | undefined },
  request: RequestState,
): P | undefined => (request === 'extension' ? pkg.extensionPromotion : pkg.promotion);
