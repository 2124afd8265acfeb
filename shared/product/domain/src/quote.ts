import { type Bill, billFor, promotionFor, replacesPromotion, type VipCode } from './bill';
import type { PlainDate } from './calendar';
import { type CostRefusal, type Pricing, yearlyCost } from './cost';
import type { Discount } from './discount';
import type { Package, Promotion } from './package';
import { fail, ok, type Result } from './result';
import type { RequestState } from './subscription-codes';
import { bandOn, type FirstRegistered } from './vehicle-age';

type Discounted = { discount: Discount; stackable?: boolean | undefined };

export type PriceQuestion<P extends Discounted = Promotion> = {
  pkg: Pick<Package, 'group' | 'vehicleCategories'> & {
    promotion: P | undefined;
    extensionPromotion: P | undefined;
  };
  categoryId: string;
  registeredOn: FirstRegistered;
  /** Selects the promotion: of a new subscription or of an extension. Source: PRICE-009, 010; EXT-012. */
  request: RequestState;
  code?: VipCode | undefined;
};

/** `promotion` is the one that counts. Undefined if a code replaces it. */
export type Quote<P extends Discounted = Promotion> = { bill: Bill; promotion: P | undefined };

/**
 * Returns the price of a membership for a vehicle on `today`, with VAT.
 * The server computes the same price for the order, so a page never shows an invented one. Source: HOME-005, 013;
 * PRICE-009…013.
 */
export function quoteFor<P extends Discounted>(
  { pkg, categoryId, registeredOn, request, code }: PriceQuestion<P>,
  today: PlainDate,
  pricing: Pricing,
): Result<Quote<P>, CostRefusal> {
  const cost = yearlyCost(pkg, categoryId, bandOn(today, registeredOn), pricing);
  if (!cost.ok) return fail(cost.error);
  const offered = promotionFor(pkg, request);
  const promotion = replacesPromotion(code, offered) ? undefined : offered;
  return ok({ bill: billFor(cost.value, promotion?.discount, code), promotion });
}
