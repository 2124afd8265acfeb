import { fetchSubscription, type Subscription, withdrawRevoke } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';
import { haptic } from '@shared/bridge';
import { membershipMessages } from '@shared/copy/popup-membership';
import { isInUse, isRejectedApplication, revokeButton } from '@shared/domain/subscription';
import { PageLink } from '@shared/page/PageLink';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { isRevokeWithdrawn } from '@shared/payment/changes';
import { type Press, usePressOnce } from '@shared/payment/use-press-once';
import { alert, confirm } from '@shared/popup';
import { href } from '@shared/routes/href';
import { call, react } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { ToBenefits } from '../coupons/ToBenefits';
import { ExtendButton, extensionOffer, WhyNoExtension, WhyNot } from '../extend/ExtendButton';
import { changeAloud } from '../member/change-aloud';
import { remember, showWhatHolds } from '../member/remember';
import { stillStands } from '../member/still-stands';
import { watchPage } from '../member/watch-page';
import { sendVerb } from '../resubmit/resubmit.copy';
import { wantsAgain, wantsDocuments } from '../resubmit/wanted-documents';
import { ExtensionWithdrawal } from '../revoke/ExtensionWithdrawal';
import { fullRefundLabel } from '../revoke/full-refund.copy';
import { cancelReactions } from '../revoke/revoke-reactions';
import css from './SubscriptionActions.module.css';

type Props = { subscription: Subscription; data: UserData };

/**
 * Shows the main actions of a membership, the most urgent first. Leaving is below (`LeavingActions`).
 * Source: RESUB-001, STATUS-003, STATUS-010, EXT-001, REVOKE-020, A-90.
 */
export function SubscriptionActions({ subscription, data }: Props) {
  const query = useVtgQuery();
  return (
    <div className={css['actions']}>
      {wantsDocuments(subscription) && (
        <PageLink
          block
          to={href('SubscListItem', { params: { subsc_id: subscription.id }, query })}
        >
          서류 {sendVerb(wantsAgain(subscription))}
        </PageLink>
      )}
      <ExtendButton subscription={subscription} data={data} />
      {isInUse(subscription) && (
        <ToBenefits id={subscription.id} isMain={!extensionOffer(subscription, data)?.ok} />
      )}
      {!isLeaving(subscription) && <RevokeAction subscription={subscription} />}
    </div>
  );
}

/** Shows, below everything else, what ends a membership and why it cannot be extended yet. Source: A-90, EXT-003…005. */
export function LeavingActions({ subscription, data }: Props) {
  return (
    <>
      <WhyNoExtension subscription={subscription} data={data} />
      {isLeaving(subscription) && <RevokeAction subscription={subscription} isQuiet />}
    </>
  );
}

const isLeaving = (subscription: Subscription): boolean =>
  revokeButton(subscription) === 'apply' && !isRejectedApplication(subscription);

type RevokeActionProps = {
  subscription: Subscription;
  /** Shows the cancellation less prominently than other actions. */
  isQuiet?: boolean;
};

export function RevokeAction({ subscription, isQuiet = false }: RevokeActionProps) {
  const query = useVtgQuery();
  const withdraw = useWithdraw(subscription);
  const shown = revokeButton(subscription);
  if (shown === 'hidden') return null;
  if (shown === 'withdraw') {
    return (
      <Button variant="secondary" block busy={withdraw.isBusy} onClick={() => void withdraw.run()}>
        해지 신청 취소
      </Button>
    );
  }
  if (subscription.transferred) {
    return <WhyNot why="양도받은 멤버십은 해지하거나 환불받을 수 없어요." />;
  }
  if (shown === 'extension') return <ExtensionWithdrawal subscription={subscription} />;
  const isFullRefund = isRejectedApplication(subscription);
  const apart = isQuiet ? 'quiet' : 'secondary';
  return (
    <PageLink
      variant={isFullRefund ? 'primary' : apart}
      block
      to={href('SubscRevoke', { query: { ...query, subsc_id: subscription.id } })}
    >
      {isFullRefund ? fullRefundLabel(subscription.paid) : '해지 신청'}
    </PageLink>
  );
}

/**
 * Returns the action that withdraws a cancellation request. It asks for confirmation and checks the data again first.
 * Source: REVOKE-018, MSG-017, 018, 041.
 */
function useWithdraw(subscription: Subscription): Press<[]> {
  return usePressOnce(async () => {
    const isHere = watchPage();
    const isMeant = await confirm({
      message: membershipMessages.SUBSC_REVOKE_CANCEL,
      submit: '해지 신청 취소',
      cancel: '닫기',
    });
    if (!isMeant) return;
    const { id } = subscription;
    try {
      if (!(await stillStands(subscription))) return;
    } catch (failure) {
      await react(failure, cancelReactions, isHere);
      return showWhatHolds(id);
    }
    const after = await changeAloud({
      what: 'withdraw',
      send: () => withdrawRevoke(call, id),
      look: () => fetchSubscription(call, id),
      isDone: isRevokeWithdrawn,
      reactions: cancelReactions,
      isHere,
    });
    if (after === undefined) return showWhatHolds(id);
    remember(after);
    haptic('success');
    await alert(membershipMessages.SUBSC_REVOKE_CANCEL_COMPLETE);
  });
}
