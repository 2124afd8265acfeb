import type { Subscription } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';
import {
  isInUse,
  isRejectedApplication,
  mayBeRevoked,
  revokeButton,
} from '@shared/domain/subscription';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { Button } from '@shared/ui/Button';
import { ToBenefits } from '../coupons/ToBenefits';
import { ExtendButton, extensionOffer, WhyNoExtension } from '../extend/ExtendButton';
import { useMemberQuery } from '../member/use-member-query';
import { sendVerb } from '../resubmit/resubmit.copy';
import { wantsAgain, wantsDocuments } from '../resubmit/wanted-documents';
import { ExtensionWithdrawal } from '../revoke/ExtensionWithdrawal';
import { fullRefundLabel } from '../revoke/full-refund.copy';
import { useWithdraw } from '../revoke/use-withdraw';
import css from './SubscriptionActions.module.css';

type Props = { subscription: Subscription; data: UserData };

/**
 * Shows the main actions of a membership, the most urgent first. Leaving is below (`LeavingActions`).
 * Source: RESUB-001, STATUS-003, STATUS-010, EXT-001, REVOKE-020, A-90.
 */
export function SubscriptionActions({ subscription, data }: Props) {
  const query = useMemberQuery();
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
  const query = useMemberQuery();
  const withdraw = useWithdraw(subscription);
  const shown = revokeButton(subscription);
  if (shown === 'hidden') return null;
  if (shown === 'extension') return <ExtensionWithdrawal subscription={subscription} />;
  if (shown === 'withdraw') {
    return (
      <Button variant="secondary" block busy={withdraw.isBusy} onClick={() => void withdraw.run()}>
        해지 신청 취소
      </Button>
    );
  }
  if (!mayBeRevoked(subscription)) {
    return <p className={css['why']}>양도받은 멤버십은 해지하거나 환불받을 수 없어요.</p>;
  }
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
