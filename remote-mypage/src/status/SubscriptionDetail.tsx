import type { Subscription } from '@shared/api/subscription';
import { isOpen, revokeButton } from '@shared/domain/subscription';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import type { MemberUser } from '../member/Member';
import { Documents } from '../resubmit/Documents';
import { RefundSum } from '../revoke/RefundSum';
import { joinedRows, paymentRows, refundRows, transferRows } from './detail-rows';
import { Elapsed } from './Elapsed';
import { Next } from './Next';
import { StatusBadge } from './StatusBadge';
import { RevokeAction } from './SubscriptionActions';

type Props = { subscription: Subscription; member: MemberUser };

/** Everything known of one membership, and what may be done with it. Source: STATUS-016, 017; RESUB-001. */
export function SubscriptionDetail({ subscription, member }: Props) {
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
        {subscription.state === 'active' && <Elapsed subscription={subscription} />}
        <Facts rows={joinedRows(subscription)} />
      </Card>
      <Documents subscription={subscription} member={member} />
      <Card title="결제 정보">
        <Facts rows={paymentRows(subscription)} />
      </Card>
      {refund !== undefined && (
        <Card title="환불 정보">
          <Facts rows={refund} />
          <RefundedSum subscription={subscription} />
        </Card>
      )}
      {transfer !== undefined && (
        <Card title="양도 정보">
          <Facts rows={transfer} />
        </Card>
      )}
      <Manage subscription={subscription} />
    </>
  );
}

/** Empty where the server sent no lines. */
function RefundedSum({ subscription }: { subscription: Subscription }) {
  const usage = subscription.payments?.refund;
  const amount = subscription.payments?.refunded ?? usage?.amount;
  if (usage === undefined || amount === undefined) return null;
  return <RefundSum subscription={subscription} usage={usage} amount={amount} result="환불 금액" />;
}

/** What a member seldom does, by its own name and in full. Source: STATUS-010, REVOKE-020. */
function Manage({ subscription }: { subscription: Subscription }) {
  if (revokeButton(subscription) === 'hidden') return null;
  return (
    <Card title="관리" tone="quiet">
      <RevokeAction subscription={subscription} />
    </Card>
  );
}
