import { type Reaction, type Reactions, usualReactions } from '@shared/api/reaction';
import { applySolicitation, fetchSolicitation, type Solicitation } from '@shared/api/solicitation';
import { clearPendingLink, savePendingLink } from '@shared/application';
import { messages } from '@shared/copy/popup';
import type { Agreement } from '@shared/domain/required-terms';
import { alert } from '@shared/popup';
import { type UseQueryResult, useQuery } from '@shared/query';
import { call, now, react } from '@shared/session';
import { isLinkAgreed, isLinkPaid } from '@shared/settle/changes';
import { leaveForCard } from '@shared/settle/payment/leave-for-card';
import { type Settled, settle } from '@shared/settle/settle';
import { type Press, usePressOnce } from '@shared/settle/use-press-once';
import { useIdentityNews } from '../identity/use-identity-news';
import { solicitationQuery } from '../queries/solicitation';
import { paymentReactions } from '../req/payment-reactions';
import { linkWords } from './solicitation.copy';

const termsFailed: Reaction = {
  do: 'alert',
  say: { words: messages['terms-failed'] },
  next: 'stay',
};

/** Agreeing to the terms of an offered membership. Source: ERR-027. */
const termsReactions: Reactions = {
  ...usualReactions,
  unreachable: termsFailed,
  conflict: termsFailed,
  unexpected: termsFailed,
};

type SolicitationActions = {
  query: UseQueryResult<Solicitation>;
  agree: Press<[Agreement]>;
  /** Stays busy when the browser is leaving for the card page. */
  pay: Press<[Agreement]>;
};

/**
 * A membership offered by a link. Every step is the server's word: news from other windows and whatever is answered to a
 * step only make it be asked again. Source: SOLIC-001…009, A-49, A-77.
 */
export function useSolicitation(hash: string): SolicitationActions {
  const query = useQuery(solicitationQuery(hash));
  const { refetch } = query;
  useIdentityNews(refetch);
  const look = () => fetchSolicitation(call, hash);

  const agree = usePressOnce(async (agreement: Agreement) => {
    const settled = await settle({
      send: () => applySolicitation(call, hash, agreement),
      look,
      isDone: isLinkAgreed,
    });
    await say(settled, linkWords.notAgreed, termsReactions);
    await refetch();
  });
  const pay = usePressOnce(async (agreement: Agreement) => {
    const answered = applySolicitation(call, hash, agreement);
    const redirect = await answered.then(
      (answer) => answer.redirect,
      () => undefined,
    );
    if (redirect !== undefined) return goToCard(hash, redirect);
    const settled = await settle({ send: () => answered, look, isDone: isLinkPaid });
    await say(settled, linkWords.notPaid, paymentReactions);
    await refetch();
    return undefined;
  });
  return { query, agree, pay };
}

/** On record before the browser leaves, so that the link is known when the customer comes back. Source: A-79. */
async function goToCard(hash: string, redirect: string): Promise<'leaving' | undefined> {
  await savePendingLink({ hash, leftAt: now().getTime() });
  if (leaveForCard(redirect)) return 'leaving';
  await clearPendingLink();
  await alert(messages.generic);
  return undefined;
}

/** Everything but success, which the next step shows. */
async function say(
  settled: Settled<Solicitation>,
  notDone: string,
  reactions: Reactions,
): Promise<void> {
  switch (settled.verdict) {
    case 'done':
      return;
    case 'refused':
      return react(settled.thrown, reactions);
    case 'not-done':
      return settled.lost === undefined ? alert(notDone) : react(settled.lost, reactions);
    case 'not-yet-known':
      return alert(linkWords.notYetKnown);
  }
}
