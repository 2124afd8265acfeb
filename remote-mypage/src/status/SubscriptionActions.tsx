import type { Subscription } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';
import { mayBeRevoked, revokeButton } from '@shared/domain/subscription';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { ExtendButton } from '../extend/ExtendButton';
import { useMemberQuery } from '../member/use-member-query';
import { wantsDocuments } from '../resubmit/wanted-documents';
import { useWithdraw } from '../revoke/use-withdraw';
import css from './SubscriptionActions.module.css';

type Props = { subscription: Subscription; data: UserData };

/** What the member does next, the most pressing first. Source: RESUB-001, STATUS-010, EXT-001, REVOKE-020. */
export function SubscriptionActions({ subscription, data }: Props) {
  const query = useMemberQuery();
  const { mayAct } = useSession();
  // A cancellation begins on the page of its details; a visitor of the web has none, so there it begins here.
  const isBegunElsewhere =
    mayAct && revokeButton(subscription) === 'apply' && mayBeRevoked(subscription);
  return (
    <div className={css['actions']}>
      {wantsDocuments(subscription) && (
        <PageLink
          block
          to={href('SubscListItem', { params: { subsc_id: subscription.id }, query })}
        >
          서류 다시 올리기
        </PageLink>
      )}
      <ExtendButton subscription={subscription} data={data} />
      {!isBegunElsewhere && <RevokeAction subscription={subscription} />}
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
