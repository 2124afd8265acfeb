import type { PlainDate } from './calendar';
import { isUnlimited } from './format';
import { inSeqOrder, type Product } from './package';

/** A benefit of a subscription, with what was used of it. Source: ENTITY-030. */
export type Coupon = Product & {
  startsOn: PlainDate | undefined;
  stopsOn: PlainDate | undefined;
  used: CouponUse | undefined;
};

/** Source: ENTITY-009. */
export type CouponUse = {
  unit: number | undefined;
  usedOn: PlainDate | undefined;
  /** `dealer_agent_cdk_slug`: the service centre. */
  centre: string;
  /** `care_insurance_confirm_id`, where a claim stands behind it. */
  confirmId: string | undefined;
};

/** The two tabs in their order; a coupon that is off is not usable. Source: COUPON-001, 002, 009; A-66. */
export const couponTabs = <C extends Pick<Coupon, 'seq' | 'isOn'>>(served: {
  able: readonly C[];
  disable: readonly C[];
}): { usable: readonly C[]; usedOrExpired: readonly C[] } => ({
  usable: inSeqOrder(served.able.filter((coupon) => coupon.isOn)),
  usedOrExpired: inSeqOrder(served.disable),
});

export type Remaining =
  | { kind: 'unlimited' }
  | { kind: 'limited'; left: number | undefined; of: number };

/** Source: COUPON-005, A-66. */
export const remaining = ({
  unitType,
  unit,
  unitBase,
}: Pick<Coupon, 'unitType' | 'unit' | 'unitBase'>): Remaining =>
  isUnlimited(unitType, unitBase)
    ? { kind: 'unlimited' }
    : { kind: 'limited', left: unit, of: unitBase };

/** Which call serves the coupons of a subscription. Source: COUPON-003. */
export const couponSource = (subscription: { insured: boolean }): 'insurance' | 'membership' =>
  subscription.insured ? 'insurance' : 'membership';
