import type { Reactions } from '@shared/api/reaction';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import { useUserData } from '@shared/session';
import { subscriptionQuery } from '../queries/subscription';

/** One membership as the server has it; what the member's list knows of it stands in until it is there. Source: API-024. */
export function useSubscription(id: string, reactions: Reactions) {
  const listed = useUserData().data?.subscriptions.find((one) => one.id === id);
  const query = useQuery({
    ...subscriptionQuery(id),
    placeholderData: () => listed,
  });
  useFailure(query.error, reactions);
  return query;
}
