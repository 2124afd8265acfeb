import type { Subscription } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';
import { mayBeRevoked, revokeButton } from '@shared/domain/subscription';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { Button } from '@shared/ui/Button';
import { ExtendButton } from '../extend/ExtendButton';
import { useMemberQuery } from '../member/use-member-query';
import { useWithdraw } from '../revoke/use-withdraw';
import css from './SubscriptionActions.module.css';

type Props = { subscription: Subscription; data: UserData };

/** Extending and cancelling, both in sight and alike in weight. Source: STATUS-010, EXT-001, REVOKE-020. */
export function SubscriptionActions({ subscription, data }: Props) {
  return (
    <div className={css['actions']}>
      <ExtendButton subscription={subscription} data={data} />
      <RevokeAction subscription={subscription} />
    </div>
  );
}

export function RevokeAction({ subscription }: { subscription: Subscription }) {
  const query = useMemberQuery();
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
  if (!mayBeRevoked(subscription)) {
    return <p className={css['why']}>양도받은 멤버십은 해지하거나 환불받을 수 없어요.</p>;
  }
  return (
    <PageLink
      variant="secondary"
      block
      to={href('SubscRevoke', { query: { ...query, subsc_id: subscription.id } })}
    >
      해지 신청
    </PageLink>
  );
}
