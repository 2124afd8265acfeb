import type { Subscription } from '@shared/api/subscription';
import {
  isInUse,
  isOpen,
  isRejectedApplication,
  isUnpaidOrder,
  revokeButton,
} from '@shared/domain/subscription';
import { SaveOrderContract } from '@shared/page/SaveContract';
import { useParams } from '@shared/router';
import { today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Page } from '@shared/ui/Page';
import { Stack } from '@shared/ui/Stack';
import { ConsentsCard } from '../consents/Consents';
import { SaveDates } from '../dates/SaveDates';
import { Member, type MemberUser } from '../member/Member';
import { NotLoaded } from '../member/NotLoaded';
import { statusReactions } from '../member/status-reactions';
import { useBack } from '../member/use-back';
import { useSubscription } from '../member/use-subscription';
import { Documents } from '../resubmit/Documents';
import { WithdrawalLink } from '../revoke/WithdrawalLink';
import { joinedRows, paymentRows, refundRows, transferRows } from './detail-rows';
import { Elapsed } from './Elapsed';
import { Next } from './Next';
import { StatusBadge } from './StatusBadge';
import { RevokeAction } from './SubscriptionActions';

/** Shows one membership in full. Source: STATUS-005. */
export function SubscListItem() {
  const { subsc_id: id = '' } = useParams();
  return (
    <Page title="멤버십 상세" back={useBack()}>
      <Member>{(member) => <Loaded key={id} id={id} member={member} />}</Member>
    </Page>
  );
}

function Loaded({ id, member }: { id: string; member: MemberUser }) {
  const query = useSubscription(id, statusReactions);
  if (query.data === undefined) return <NotLoaded query={query} />;
  return <SubscriptionDetail subscription={query.data} member={member} />;
}

type Props = { subscription: Subscription; member: MemberUser };

/** Shows all data of one membership, and its actions. Source: STATUS-016, 017; RESUB-001; LAW-005, LAW-008. */
function SubscriptionDetail({ subscription, member }: Props) {
  const refund = refundRows(subscription);
  const transfer = transferRows(subscription);
  return (
    <>
      <Card
        title={subscription.title}
        tone={isOpen(subscription) ? 'deep' : 'plain'}
        action={<StatusBadge standing={subscription} />}
      >
        <Next subscription={subscription} />
        {isInUse(subscription) && <Elapsed subscription={subscription} />}
        <Facts rows={joinedRows(subscription, today())} />
        <SaveDates subscription={subscription} />
        {isRejectedApplication(subscription) && <RevokeAction subscription={subscription} />}
      </Card>
      <Documents subscription={subscription} member={member} />
      <Card title="결제 정보">
        <Facts rows={paymentRows(subscription)} />
        {!isUnpaidOrder(subscription) && <SaveOrderContract id={subscription.id} />}
      </Card>
      {refund !== undefined && (
        <Card title="환불 정보">
          <Facts rows={refund} />
        </Card>
      )}
      {transfer !== undefined && (
        <Card title="양도 정보">
          <Facts rows={transfer} />
        </Card>
      )}
      <ConsentsCard subscription={subscription} />
      <Manage subscription={subscription} />
    </>
  );
}

/**
 * Shows rarely used actions with their full names. A rejected application has its action at the top.
 * Source: STATUS-010, REVOKE-020, LAW-006.
 */
function Manage({ subscription }: { subscription: Subscription }) {
  if (revokeButton(subscription) === 'hidden' || isRejectedApplication(subscription)) return null;
  return (
    <Card title="관리" tone="quiet">
      <Stack gap={2}>
        <WithdrawalLink subscription={subscription} />
        <RevokeAction subscription={subscription} />
      </Stack>
    </Card>
  );
}
