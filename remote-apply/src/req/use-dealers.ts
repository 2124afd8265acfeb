import { dealerReactions } from '@shared/api/reaction';
import { useQuery } from '@shared/query';
import { react, useSession } from '@shared/session';
import { useEffect, useEffectEvent } from 'react';
import { dealersQuery } from '../queries/dealers';

export function useDealerList() {
  const { user } = useSession();
  return useQuery({ ...dealersQuery(), enabled: user !== undefined });
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
