import { fetchCoupons } from '@shared/api/coupons';
import type { Subscription } from '@shared/api/subscription';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads the coupons of a membership. Source: COUPON-002, 003; API-021, 022. */
export const couponsQuery = ({ id, insured }: Pick<Subscription, 'id' | 'insured'>) =>
  queryOptions({
    queryKey: ['mypage', 'coupons', id, insured],
    queryFn: () => fetchCoupons(call, { id, insured }),
  });
