import { fetchCoupons } from '@shared/api/coupons';
import { estimateReactions, type Reactions, statusReactions } from '@shared/api/reaction';
import type { Subscription } from '@shared/api/subscription';
import { useQuery } from '@shared/query';
import { call } from '@shared/session';
import { couponsKey } from '../member/remember';
import { useFailure } from '../member/use-failure';

/** Coupons are one part of the page: when they do not come the rest stays, with a way to ask again. */
const couponReactions: Reactions = {
  ...statusReactions,
  unreachable: { do: 'nothing' },
  unexpected: estimateReactions.unexpected, // said, and the page stays
};

/** Source: COUPON-002, 003; API-021, 022. */
export function useCoupons({ id, insured }: Subscription) {
  const query = useQuery({
    queryKey: couponsKey(id),
    queryFn: () => fetchCoupons(call, { id, insured }),
  });
  useFailure(query.error, couponReactions);
  return query;
}
