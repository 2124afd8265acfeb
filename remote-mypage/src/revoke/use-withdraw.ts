import { cancelReactions } from '@shared/api/reaction';
import { type Subscription, withdrawRevoke } from '@shared/api/subscription';
import { haptic } from '@shared/bridge';
import { messages } from '@shared/copy/popup';
import { revokeBadge } from '@shared/domain/subscription';
import { alert, confirm } from '@shared/popup';
import { call, react } from '@shared/session';
import { remember, showWhatHolds } from '../member/remember';
import { changed, stillStands } from '../member/still-stands';
import { type Single, useSingle } from '../member/use-single';

/** Takes a cancellation request back, after asking and after looking once more. Source: REVOKE-018, MSG-017, 018, 041. */
export function useWithdraw(subscription: Subscription): Single<[]> {
  return useSingle(async () => {
    const isMeant = await confirm({
      message: messages.SUBSC_REVOKE_CANCEL,
      submit: '해지 신청 취소',
      cancel: '닫기',
    });
    if (!isMeant) return;
    try {
      if (!(await stillStands(subscription))) return;
      remember(
        await changed(
          subscription.id,
          () => withdrawRevoke(call, subscription.id),
          (now) => revokeBadge(now) === 0,
        ),
      );
    } catch (failure) {
      await react(failure, cancelReactions);
      return showWhatHolds(subscription.id);
    }
    haptic('success');
    await alert(messages.SUBSC_REVOKE_CANCEL_COMPLETE);
  });
}
