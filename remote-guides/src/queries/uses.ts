import { fetchCoupons } from '@shared/api/coupons';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads every use of an insured membership's benefits. Source: GUIDE-011, API-022. */
export const usesQuery = (subscriptionId: string) =>
  queryOptions({
    queryKey: ['guides', 'uses', subscriptionId],
    queryFn: () => fetchCoupons(call, { id: subscriptionId, insured: true }),
  });
