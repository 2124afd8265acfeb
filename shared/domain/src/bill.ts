import { type Discount, discountOf } from './discount';
import { addWon, lessWon, notNegative, type Won, won } from './money';
import type { RequestState } from './subscription-codes';

export type VipCode = { discount: Discount; stackable: boolean };

/** The lines of the payment page: what is taken off, and what remains. */
export type Bill = { list: Won; promotion: Won; vip: Won; total: Won };

/** `overlap` and `type_overlap`: code 10 or a yes adds to the promotion, anything else replaces it. Source. */
export const isStackable = (overlap: unknown): boolean =>
  ['10', 'Y', 'true', '1'].includes(String(overlap));

/** A stackable code adds to the promotion, any other replaces it; both count from the list price. Source: PRICE-007, 008. */
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

/** An extension is priced with its own promotion, never with the one of a new subscription. Source: PRICE-009, 010; EXT-012. */
export const promotionFor = <P>(
  pkg: { promotion: P | undefined; extensionPromotion: P | undefined },
  request: RequestState,
): P | undefined => (request === 'extension' ? pkg.extensionPromotion : pkg.promotion);
