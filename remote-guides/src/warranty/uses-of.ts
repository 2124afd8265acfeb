import type { Coupons } from '@shared/api/coupons';
import type { Coupon, CouponUse } from '@shared/domain/coupons';

export type UsedCoupon = Coupon & { used: CouponUse };

const isUsed = (coupon: Coupon): coupon is UsedCoupon => coupon.used !== undefined;

/**
 * Returns the uses, the latest first and those without a day last. A partly used benefit counts as well.
 * Source: GUIDE-011, ENTITY-030.
 */
export const usesOf = ({ usable, used }: Coupons): readonly UsedCoupon[] =>
  [...used, ...usable]
    .filter(isUsed)
    .sort((one, other) => (other.used.usedOn ?? '').localeCompare(one.used.usedOn ?? ''));
