import { fetchSubscription } from '@shared/api/subscription';
import { queryOptions } from '@shared/query';
import { call } from '@shared/session';

/** Loads one membership. Every page that shows it loads it again. Source: API-024. */
export const subscriptionQuery = (id: string) =>
  queryOptions({
    queryKey: ['mypage', 'subscription', id],
    queryFn: () => fetchSubscription(call, id),
    enabled: id !== '',
    staleTime: 0,
  });
