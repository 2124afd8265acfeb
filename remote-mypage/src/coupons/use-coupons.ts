import { type Reactions, stayingReactions } from '@shared/api/reaction';
import type { Subscription } from '@shared/api/subscription';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import { statusReactions } from '../member/status-reactions';
import { couponsQuery } from '../queries/coupons';

/** Coupons are one part of the page: when they do not come the rest stays, with a way to ask again. */
const couponReactions: Reactions = {
  ...statusReactions,
  unreachable: { do: 'nothing' },
  unexpected: stayingReactions.unexpected, // said, and the page stays
};

/** A failed load is told. */
export function useCoupons(subscription: Subscription) {
  const query = useQuery(couponsQuery(subscription));
  useFailure(query.error, couponReactions);
  return query;
}
