import { failureOf } from '@shared/api/failure';
import { paymentReactions, solicitationTermsReactions } from '@shared/api/reaction';
import { applySolicitation, fetchSolicitation, type Solicitation } from '@shared/api/solicitation';
import { messages } from '@shared/copy/popup';
import type { Agreement } from '@shared/domain/required-terms';
import { alert } from '@shared/popup';
import { type UseQueryResult, useQuery } from '@shared/query';
import { call, react } from '@shared/session';
import { useIdentityNews } from '../identity/use-identity-news';
import { leaveForCard } from '../req/leave-for-card';

type Answers = {
  query: UseQueryResult<Solicitation>;
  agree: (agreement: Agreement) => Promise<void>;
  /** True when the browser is leaving for the card page. */
  pay: (agreement: Agreement) => Promise<boolean>;
};

/**
 * A membership offered by a link. Every step is the server's word: news from other windows and a payment without an
 * answer only make it be asked again. Source: SOLIC-001…009, A-49.
 */
export function useSolicitation(hash: string): Answers {
  const query = useQuery({
    queryKey: ['solicitation', hash],
    queryFn: () => fetchSolicitation(call, hash),
    staleTime: 0,
  });
  const { refetch } = query;
  useIdentityNews(refetch);

  const agree = async (agreement: Agreement) => {
    try {
      await applySolicitation(call, hash, agreement);
    } catch (failure) {
      await react(failure, solicitationTermsReactions);
    }
    await refetch();
  };
  const pay = async (agreement: Agreement) => {
    try {
      const { redirect } = await applySolicitation(call, hash, agreement);
      if (leaveForCard(redirect)) return true;
      if (redirect !== undefined) await alert(messages.generic);
    } catch (failure) {
      const { data: now } = await refetch();
      const isUnknown = failureOf(failure).kind === 'unreachable';
      if (!(isUnknown && now?.step === 4)) await react(failure, paymentReactions);
    }
    await refetch();
    return false;
  };
  return { query, agree, pay };
}
