import { lookupReactions } from '@shared/api/reaction';
import { confirmTransfer, fetchEscalation } from '@shared/api/transfer';
import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { call, react, refreshUserData } from '@shared/session';
import { isNoticeConfirmed } from '@shared/settle/changes';
import { type Press, usePressOnce } from '@shared/settle/use-press-once';
import { changeAloud } from '../member/change-aloud';
import { changeReactions } from '../member/status-reactions';

const notHere = (failure: unknown): undefined => void react(failure, lookupReactions);

/** Shows the notice of a received membership and tells the server when it was confirmed. Source: TRANS-007…009, 013; API-029, 031. */
export function useIncomingTransfer(id: string): Press<[]> {
  return usePressOnce(async () => {
    let isRead: boolean | undefined;
    try {
      const notice = await fetchEscalation(call, id);
      // With its legal text it is far larger than the page, which few open to take over a membership.
      const popup = await import('./TransferNotice').catch(notHere);
      isRead = await popup?.showTransferNotice(notice);
    } catch (failure) {
      return react(failure, changeReactions);
    }
    if (!isRead) return;
    const confirmed = await changeAloud({
      what: 'confirmation',
      send: () => confirmTransfer(call, id),
      look: refreshUserData,
      isDone: isNoticeConfirmed(id),
      reactions: changeReactions,
    });
    if (confirmed) await alert(messages['transfer-requested']);
  });
}
