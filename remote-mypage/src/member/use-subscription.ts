import type { Reactions } from '@shared/api/reaction';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import { useUserData } from '@shared/session';
import { subscriptionQuery } from '../queries/subscription';

/** Returns one membership from the server. Until it loads, returns the entry of the member's list. Source: API-024. */
export function useSubscription(id: string, reactions: Reactions) {
  const listed = useUserData().data?.subscriptions.find((one) => one.id === id);
  return useFailure(
    useQuery({ ...subscriptionQuery(id), placeholderData: () => listed }),
    reactions,
  );
}
