import type { Coupons } from '@shared/api/coupons';
import type { Coupon, CouponUse } from '@shared/domain/coupons';

export type UsedCoupon = Coupon & { used: CouponUse };

const isUsed = (coupon: Coupon): coupon is UsedCoupon => coupon.used !== undefined;

/** The latest first; a use without a day stands at the end. A benefit that is left in part was used too. Source: GUIDE-011, ENTITY-030. */
export const usesOf = ({ usable, used }: Coupons): readonly UsedCoupon[] =>
  [...used, ...usable]
    .filter(isUsed)
    .sort((one, other) => (other.used.usedOn ?? '').localeCompare(one.used.usedOn ?? ''));
