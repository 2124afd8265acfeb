import { type Bill, billFor, promotionFor, type VipCode } from './bill';
import type { PlainDate } from './calendar';
import { type CostRefusal, type Pricing, yearlyCost } from './cost';
import type { Discount } from './discount';
import type { Package, Promotion } from './package';
import { fail, ok, type Result } from './result';
import type { RequestState } from './subscription-codes';
import { bandOn, type FirstRegistered } from './vehicle-age';

type Discounted = { discount: Discount };

export type PriceQuestion<P extends Discounted = Promotion> = {
  pkg: Pick<Package, 'group' | 'vehicleCategories'> & {
    promotion: P | undefined;
    extensionPromotion: P | undefined;
  };
  categoryId: string;
  registeredOn: FirstRegistered;
  /** Decides between the promotion of a new subscription and of an extension. Source: PRICE-009, 010; EXT-012. */
  request: RequestState;
  code?: VipCode | undefined;
};

export type Quote<P extends Discounted = Promotion> = { bill: Bill; promotion: P | undefined };

/**
 * What a membership costs for a vehicle on `today`, with VAT: what a page shows before it is ordered is what the server
 * reckons afterwards. Never a made-up price. Source: HOME-005, 013; PRICE-009…013.
 */
export function quoteFor<P extends Discounted>(
  { pkg, categoryId, registeredOn, request, code }: PriceQuestion<P>,
  today: PlainDate,
  pricing: Pricing,
): Result<Quote<P>, CostRefusal> {
  const cost = yearlyCost(pkg, categoryId, bandOn(today, registeredOn), pricing);
  if (!cost.ok) return fail(cost.error);
  const promotion = promotionFor(pkg, request);
  return ok({ bill: billFor(cost.value, promotion?.discount, code), promotion });
}
