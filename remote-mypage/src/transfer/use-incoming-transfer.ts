import { lookupReactions } from '@shared/api/reaction';
import { confirmTransfer, fetchEscalation } from '@shared/api/transfer';
import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { call, react, refreshUser } from '@shared/session';
import { changeReactions } from '../member/change-reactions';
import { type Single, useSingle } from '../member/use-single';

const notHere = (failure: unknown): undefined => void react(failure, lookupReactions);

/** Shows the notice of a received membership and tells the server when it was confirmed. Source: TRANS-007…009, 013; API-029, 031. */
export function useIncomingTransfer(id: string): Single<[]> {
  return useSingle(async () => {
    try {
      const notice = await fetchEscalation(call, id);
      // With its legal text it is far larger than the page, which few open to take over a membership.
      const popup = await import('./TransferNotice').catch(notHere);
      if (!(await popup?.showTransferNotice(notice))) return;
      await confirmTransfer(call, id);
      await alert(messages['transfer-requested']);
      await refreshUser();
    } catch (failure) {
      await react(failure, changeReactions);
    }
  });
}
