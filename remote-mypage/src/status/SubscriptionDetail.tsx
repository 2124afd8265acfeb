import type { Subscription } from '@shared/api/subscription';
import {
  isInUse,
  isOpen,
  isRejectedApplication,
  isUnpaidOrder,
  revokeButton,
} from '@shared/domain/subscription';
import { SaveOrderContract } from '@shared/page/SaveContract';
import { today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Stack } from '@shared/ui/Stack';
import { ConsentsCard } from '../consents/Consents';
import { SaveDates } from '../dates/SaveDates';
import type { MemberUser } from '../member/Member';
import { Documents } from '../resubmit/Documents';
import { WithdrawalLink } from '../revoke/WithdrawalLink';
import { joinedRows, paymentRows, refundRows, transferRows } from './detail-rows';
import { Elapsed } from './Elapsed';
import { Next } from './Next';
import { StatusBadge } from './StatusBadge';
import { RevokeAction } from './SubscriptionActions';

type Props = { subscription: Subscription; member: MemberUser };

/** Shows all data of one membership, and its actions. Source: STATUS-016, 017; RESUB-001; LAW-005, LAW-008. */
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
