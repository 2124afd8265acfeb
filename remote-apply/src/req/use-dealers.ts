import { fetchDealers } from '@shared/api/dealers';
import { dealerReactions } from '@shared/api/reaction';
import { useQuery } from '@shared/query';
import { call, react, useSession } from '@shared/session';
import { useEffect, useEffectEvent } from 'react';

/** Every seller, in an order drawn once a load; a failed load is told. Source: PAY-006, API-018, A-61. */
export function useDealers() {
  const { user } = useSession();
  const dealers = useQuery({
    queryKey: ['dealers'],
    queryFn: () => fetchDealers(call),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: user !== undefined,
  });
  const tell = useEffectEvent((failure: unknown) => void react(failure, dealerReactions));
  useEffect(() => {
    if (dealers.error) tell(dealers.error);
  }, [dealers.error]);
  return dealers;
}
