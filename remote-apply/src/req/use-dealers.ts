import { fetchDealers } from '@shared/api/dealers';
import { dealerReactions } from '@shared/api/reaction';
import { useQuery } from '@shared/query';
import { call, react, useSession } from '@shared/session';
import { useEffect, useEffectEvent } from 'react';

/** Every seller, in an order drawn once a load. Source: PAY-006, API-018, A-61. */
export function useDealerList() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['dealers'],
    queryFn: () => fetchDealers(call),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: user !== undefined,
  });
}

/** The same for the page; a failed load is told. */
export function useDealers() {
  const dealers = useDealerList();
  const tell = useEffectEvent((failure: unknown) => void react(failure, dealerReactions));
  useEffect(() => {
    if (dealers.error) tell(dealers.error);
  }, [dealers.error]);
  return dealers;
}
