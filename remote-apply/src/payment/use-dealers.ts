import { type Reaction, type Reactions, stayingReactions } from '@shared/api/reaction';
import { messages } from '@shared/copy/popup';
import { useQuery } from '@shared/query';
import { react, useSession } from '@shared/session';
import { useEffect, useEffectEvent } from 'react';
import { dealersQuery } from '../queries/dealers';

const notLoaded: Reaction = {
  do: 'alert',
  say: { words: messages['dealers-not-loaded'], first: 'status' },
  next: 'stay',
};

/** Reactions when the dealers fail to load. Source: API-018, A-92. */
const dealerReactions: Reactions = {
  ...stayingReactions,
  unreachable: notLoaded,
  conflict: notLoaded,
  unexpected: notLoaded,
};

export function useDealerList() {
  const { user } = useSession();
  return useQuery({ ...dealersQuery(), enabled: user !== undefined });
}

/** Returns the dealers for a page, and shows an alert when loading fails. */
export function useDealers() {
  const dealers = useDealerList();
  const tell = useEffectEvent((failure: unknown) => void react(failure, dealerReactions));
  useEffect(() => {
    if (dealers.error) tell(dealers.error);
  }, [dealers.error]);
  return dealers;
}
