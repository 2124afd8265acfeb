import { type Reaction, type Reactions, stayingReactions } from '@shared/api/reaction';
import { applySolicitation, fetchSolicitation, type Solicitation } from '@shared/api/solicitation';
import { clearPendingLink, readPendingLink, savePendingLink } from '@shared/application';
import { messages } from '@shared/copy/popup';
import type { Agreement } from '@shared/domain/required-terms';
import { isLinkAgreed, isLinkPaid } from '@shared/payment/changes';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { canKeepOrder } from '@shared/payment/needs-storage';
import { type Settled, settle } from '@shared/payment/settle';
import { usePageLeft } from '@shared/payment/use-page-left';
import { type Press, usePressOnce } from '@shared/payment/use-press-once';
import { alert } from '@shared/popup';
import { type UseQueryResult, useQuery } from '@shared/query';
import { call, now, react } from '@shared/session';
import { useIdentityNews } from '../identity/use-identity-news';
import { sayPaymentFailure } from '../payment/say-payment-failure';
import { solicitationQuery } from '../queries/solicitation';
import { linkWords } from './solicitation.copy';

const termsFailed: Reaction = {
  do: 'alert',
  say: { words: messages['terms-failed'] },
  next: 'stay',
};

/** Reactions to a failed agreement to the terms of an offer. Source: ERR-027. */
const termsReactions: Reactions = {
  ...stayingReactions,
  unreachable: termsFailed,
  conflict: termsFailed,
  unexpected: termsFailed,
};

type SolicitationActions = {
  query: UseQueryResult<Solicitation>;
  agree: Press<[Agreement]>;
  /** Stays busy while the browser leaves for the card page, and after a return until the server has answered. */
  pay: Press<[Agreement]>;
};

/**
 * Returns the actions of a membership that is offered by a link. The server decides the step. Messages of other windows
 * and responses to an action only trigger another query. After the customer has left the page, no payment is sent and no
 * card page opens. Source: SOLIC-001…009, A-49, A-77, A-87.
 */
export function useSolicitation(hash: string): SolicitationActions {
  const query = useQuery(solicitationQuery(hash));
  const { refetch } = query;
  useIdentityNews(refetch);
  const left = usePageLeft();
  const look = () => fetchSolicitation(call, hash);

  const agree = usePressOnce(async (agreement: Agreement) => {
    const settled = await settle({
      send: () => applySolicitation(call, hash, agreement),
      look,
      isDone: isLinkAgreed,
    });
    await say(settled, linkWords.notAgreed, (thrown) => react(thrown, termsReactions));
    await refetch();
  });
  /**
   * Returns whether to pay now. An earlier payment may have succeeded in the meantime; then the page shows the next
   * step.
   */
  const mayPay = async (): Promise<boolean> => {
    if ((await readPendingLink())?.hash !== hash) return true;
    try {
      if (!isLinkPaid(await look())) return true;
      await clearPendingLink();
      await refetch();
    } catch (thrown) {
      await sayPaymentFailure(thrown, 'unsent');
    }
    return false;
  };
  const pay = usePressOnce(
    async (agreement: Agreement) => {
      if (!(await canKeepOrder()) || !(await mayPay()) || left.aborted) {
        return undefined;
      }
      const answered = applySolicitation(call, hash, agreement);
      const redirect = await answered.then(
        (answer) => answer.redirect,
        () => undefined,
      );
      if (redirect !== undefined) return goToCard(hash, redirect, left);
      const settled = await settle({ send: () => answered, look, isDone: isLinkPaid });
      // The card page did not open, so no money has moved.
      await say(settled, linkWords.notPaid, (thrown) => sayPaymentFailure(thrown, 'not-created'));
      await refetch();
      return undefined;
    },
    { onReturn: () => refetch() },
  );
  return { query, agree, pay };
}

/**
 * Saves the link before the browser leaves, so that it is known when the customer comes back. After the customer has left
 * the page, only the record stays, so that the customer can go on later. Source: A-79.
 */
async function goToCard(
  hash: string,
  redirect: string,
  left: AbortSignal,
): Promise<'leaving' | undefined> {
  await savePendingLink({ hash, leftAt: now().getTime() });
  if (left.aborted) return undefined;
  if (leaveForCard(redirect)) return 'leaving';
  await clearPendingLink();
  await alert(messages.generic);
  return undefined;
}

/** Shows every result except success, because the next step shows success. */
async function say(
  settled: Settled<Solicitation>,
  notDone: string,
  sayFailure: (thrown: unknown) => Promise<void>,
): Promise<void> {
  switch (settled.verdict) {
    case 'done':
      return;
    case 'refused':
      return sayFailure(settled.thrown);
    case 'not-done':
      return settled.lost === undefined ? alert(notDone) : sayFailure(settled.lost);
    case 'not-yet-known':
      return alert(linkWords.notYetKnown);
  }
}
