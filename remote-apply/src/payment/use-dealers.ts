import { type Reaction, type Reactions, stayingReactions } from '@shared/api/reaction';
import { messages } from '@shared/copy/popup';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import { useSession } from '@shared/session';
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
export const useDealers = () => useFailure(useDealerList(), dealerReactions);
