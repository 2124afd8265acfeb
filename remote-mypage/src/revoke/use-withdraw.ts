import { fetchSubscription, type Subscription, withdrawRevoke } from '@shared/api/subscription';
import { haptic } from '@shared/bridge';
import { messages } from '@shared/copy/popup';
import { isRevokeWithdrawn } from '@shared/payment/changes';
import { type Press, usePressOnce } from '@shared/payment/use-press-once';
import { alert, confirm } from '@shared/popup';
import { call, react } from '@shared/session';
import { changeAloud } from '../member/change-aloud';
import { remember, showWhatHolds } from '../member/remember';
import { stillStands } from '../member/still-stands';
import { cancelReactions } from './revoke-reactions';

/**
 * Returns the action that withdraws a cancellation request. It asks for confirmation and checks the data again first.
 * Source: REVOKE-018, MSG-017, 018, 041.
 */
export function useWithdraw(subscription: Subscription): Press<[]> {
  return usePressOnce(async () => {
    const isMeant = await confirm({
      message: messages.SUBSC_REVOKE_CANCEL,
      submit: '해지 신청 취소',
      cancel: '닫기',
    });
    if (!isMeant) return;
    const { id } = subscription;
    try {
      if (!(await stillStands(subscription))) return;
    } catch (failure) {
      await react(failure, cancelReactions);
      return showWhatHolds(id);
    }
    const after = await changeAloud({
      what: 'withdraw',
      send: () => withdrawRevoke(call, id),
      look: () => fetchSubscription(call, id),
      isDone: isRevokeWithdrawn,
      reactions: cancelReactions,
    });
    if (after === undefined) return showWhatHolds(id);
    remember(after);
    haptic('success');
    await alert(messages.SUBSC_REVOKE_CANCEL_COMPLETE);
  });
}
