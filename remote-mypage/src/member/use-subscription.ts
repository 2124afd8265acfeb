import type { Reactions } from '@shared/api/reaction';
import { fetchSubscription } from '@shared/api/subscription';
import { useQuery } from '@shared/query';
import { call, useUserData } from '@shared/session';
import { subscriptionKey } from './remember';
import { useFailure } from './use-failure';

/** One membership as the server has it; what the member's list knows of it stands in until it is there. Source: API-024. */
export function useSubscription(id: string, reactions: Reactions) {
  const listed = useUserData().data?.subscriptions.find((one) => one.id === id);
  const query = useQuery({
    queryKey: subscriptionKey(id),
    queryFn: () => fetchSubscription(call, id),
    enabled: id !== '',
    staleTime: 0,
    placeholderData: () => listed,
  });
  useFailure(query.error, reactions);
  return query;
}
