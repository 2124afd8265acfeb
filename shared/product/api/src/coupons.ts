import { type Coupon, type CouponUse, couponSource, couponTabs } from '@shared/domain/coupons';
import * as v from 'valibot';
import type { ApiClient } from './client';
import { productFields } from './product-shape';
import { maybeDay } from './read/day';
import { inData, list, listed, maybe } from './read/part';
import { renamed } from './read/renamed';
import { maybeCount, maybeId, shownText } from './read/scalar';
import { insuranceCouponsCall, membershipCouponsCall } from './start-calls';

/** The two tabs; their counts are the lengths of the lists. Source: COUPON-001, A-66. */
export type Coupons = { usable: readonly Coupon[]; used: readonly Coupon[] };

const use = renamed<CouponUse>({
  unit: maybeCount,
  usedOn: ['date', maybeDay],
  centreSlug: ['dealer_agent_cdk_slug', shownText],
  confirmId: ['care_insurance_confirm_id', maybeId],
});

const coupon = v.pipe(
  renamed({
    ...productFields,
    // The documents name no id and no picture; lists go by place. Source: A-76.
    id: maybeId,
    startsOn: ['date_start', maybeDay],
    stopsOn: ['date_stop', maybeDay],
    used: maybe(use),
  }),
  v.transform((wire): Coupon => ({ ...wire, id: wire.id ?? '', icon: '' })),
);

const answer = v.pipe(
  // A list without one readable coupon is a failure. As an empty list, it would say that the member has no benefits.
  inData(v.object({ able: v.optional(listed(coupon), []), disable: list(coupon) })),
  v.transform((served): Coupons => {
    const { usable, usedOrExpired } = couponTabs(served);
    return { usable, used: usedOrExpired };
  }),
);

/** Benefits of a membership; the insured ones are served by a call of their own. Source: API-021, 022; COUPON-003. */
export const fetchCoupons = (
  call: ApiClient,
  { id, insured }: { id: string; insured: boolean },
): Promise<Coupons> =>
  call({
    ...(couponSource({ insured }) === 'insurance'
      ? insuranceCouponsCall(id)
      : membershipCouponsCall(id)),
    answer,
  });
