import type { PlainDate } from './calendar';
import { isUnlimited } from './format';
import { inSeqOrder, type Product } from './package';

/** A benefit of a subscription, and how much of it is used. Source: ENTITY-030. */
export type Coupon = Product & {
  startsOn: PlainDate | undefined;
  stopsOn: PlainDate | undefined;
  used: CouponUse | undefined;
};

/** Source: ENTITY-009. */
export type CouponUse = {
  unit: number | undefined;
  usedOn: PlainDate | undefined;
  /** `dealer_agent_cdk_slug`: names the service centre in addresses, never on a screen. */
  centreSlug: string;
  /** `care_insurance_confirm_id`, if the use belongs to an insurance claim. */
  confirmId: string | undefined;
};

/** Returns the coupons of the two tabs. A coupon that is off is not usable. Source: COUPON-001, 002, 009; A-66. */
export const couponTabs = <C extends Pick<Coupon, 'seq' | 'isOn'>>(served: {
  able: readonly C[];
  disable: readonly C[];
}): { usable: readonly C[]; usedOrExpired: readonly C[] } => ({
  usable: inSeqOrder(served.able.filter((coupon) => coupon.isOn)),
  usedOrExpired: inSeqOrder(served.disable),
});

/** State of a used benefit. `used` means that its rest is unknown or unlimited. */
export type Consumption = { state: 'used-up' | 'partly-used' | 'used'; rest: Remaining };

/**
 * Returns how far a used benefit is used up. The rest comes from the same benefit among the usable ones, because the line
 * of one use may not include later uses. For example 12,000 of 30,000 won used, 18,000 left: `partly-used`.
 */
export function consumption(used: Comparable, usable: readonly Comparable[]): Consumption {
  const rest = remaining(usable.find((one) => isSameBenefit(one, used)) ?? used);
  if (rest.kind === 'unlimited' || rest.left === undefined) return { state: 'used', rest };
  return { state: rest.left > 0 ? 'partly-used' : 'used-up', rest };
}

type Comparable = Pick<Coupon, 'id' | 'title' | 'kind' | 'unitType' | 'unit' | 'unitBase'>;

/** Returns whether two lines are the same benefit. The strict contract sends no id, so the texts are compared too. */
const isSameBenefit = (one: Comparable, other: Comparable): boolean =>
  one.id === other.id &&
  one.title === other.title &&
  one.kind === other.kind &&
  one.unitType === other.unitType &&
  one.unitBase === other.unitBase;

export type Remaining =
  | { kind: 'unlimited' }
  | { kind: 'limited'; left: number | undefined; of: number };

/** Returns the remaining units of a benefit. Source: COUPON-005, A-66. */
export const remaining = ({
  unitType,
  unit,
  unitBase,
}: Pick<Coupon, 'unitType' | 'unit' | 'unitBase'>): Remaining =>
  isUnlimited(unitType, unitBase)
    ? { kind: 'unlimited' }
    : { kind: 'limited', left: unit, of: unitBase };

/** Returns the call that has the coupons of a subscription. Source: COUPON-003. */
export const couponSource = (subscription: { insured: boolean }): 'insurance' | 'membership' =>
  subscription.insured ? 'insurance' : 'membership';
