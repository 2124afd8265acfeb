import { type Bill, billFor, promotionFor, type VipCode } from '@shared/domain/bill';
import type { PlainDate } from '@shared/domain/calendar';
import { type CostRefusal, type Pricing, yearlyCost } from '@shared/domain/cost';
import type { Package, Promotion } from '@shared/domain/package';
import { fail, ok, type Result } from '@shared/domain/result';
import type { RequestState } from '@shared/domain/subscription-codes';
import { bandOn, type FirstRegistered } from '@shared/domain/vehicle-age';

export type PriceQuestion = {
  pkg: Package;
  categoryId: string;
  registeredOn: FirstRegistered;
  /** Decides between the promotion of a new subscription and of an extension. Source: PRICE-009, 010; EXT-012. */
  request: RequestState;
  code?: VipCode | undefined;
};

export type Quote = { bill: Bill; promotion: Promotion | undefined };

/** What a membership costs for a vehicle on `today`, with VAT. Never a made-up price. Source: HOME-005, 013; PRICE-011…013. */
export function quoteFor(
  { pkg, categoryId, registeredOn, request, code }: PriceQuestion,
  today: PlainDate,
  pricing: Pricing,
): Result<Quote, CostRefusal> {
  const cost = yearlyCost(pkg, categoryId, bandOn(today, registeredOn), pricing);
  if (!cost.ok) return fail(cost.error);
  const promotion = promotionFor(pkg, request);
  return ok({ bill: billFor(cost.value, promotion?.discount, code), promotion });
}
