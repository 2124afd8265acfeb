import { type Coupon, couponSource, couponTabs } from '@shared/domain/coupons';
import * as v from 'valibot';
import type { ApiClient } from './client';
import { productOf, productWire } from './product-shape';
import { maybeDay } from './read/day';
import { inData, list, listed, maybe } from './read/part';
import { maybeCount, maybeId, shownText } from './read/scalar';
import { insuranceCouponsCall, membershipCouponsCall } from './start-calls';

/** The two tabs; their counts are the lengths of the lists. Source: COUPON-001, A-66. */
export type Coupons = { usable: readonly Coupon[]; used: readonly Coupon[] };

const use = v.pipe(
  v.object({
    unit: maybeCount,
    date: maybeDay,
    dealer_agent_cdk_slug: shownText,
    care_insurance_confirm_id: maybeId,
  }),
  v.transform((wire) => ({
    unit: wire.unit,
    usedOn: wire.date,
    centreSlug: wire.dealer_agent_cdk_slug,
    confirmId: wire.care_insurance_confirm_id,
  })),
);

const coupon = v.pipe(
  v.object({
    ...productWire.entries,
    // The documents name no id and no picture; lists go by place. Source: A-76.
    id: maybeId,
    date_start: maybeDay,
    date_stop: maybeDay,
    used: maybe(use),
  }),
  v.transform(
    (wire): Coupon => ({
      ...productOf({ ...wire, id: wire.id ?? '', icon: '' }),
      startsOn: wire.date_start,
      stopsOn: wire.date_stop,
      used: wire.used,
    }),
  ),
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
