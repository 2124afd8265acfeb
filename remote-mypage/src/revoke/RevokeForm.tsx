import type { RevokeRequest, Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { refundRules, withdrawalRules } from '@shared/copy/refund-rules';
import { isExtension, isRejectedApplication } from '@shared/domain/subscription';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Notes } from '@shared/ui/Notes';
import { Skeleton } from '@shared/ui/Skeleton';
import { Contact } from '../member/Contact';
import { NotLoaded } from '../member/NotLoaded';
import { useBack } from '../member/use-back';
import { Expected } from './Expected';
import { fullRefundLabel, REJECTED_REASON, WITHDRAWAL_REASON } from './full-refund.copy';
import { Reasons, type RequestProps } from './Reasons';
import { reasonLabel } from './revoke.copy';
import { useRefund } from './use-refund';
import { useRevoke } from './use-revoke';

type Props = {
  subscription: Subscription;
  /** Shows the form of a withdrawal without penalty. */
  isCoolingOff: boolean;
  onSend: () => void;
};

/**
 * Shows the expected refund, the reasons to choose from, and the rules. A withdrawal without penalty needs no reason. If
 * the server calculates a penalty, the usual form shows it. Source: REVOKE-001…008, LAW-006, LAW-007.
 */
export function RevokeForm({ subscription, isCoolingOff, onSend }: Props) {
  const query = useRefund(subscription.id);
  const refund = query.data;
  const penalty = refund?.kind === 'allowed' ? refund.usage?.penalty : undefined;
  const isWithdrawal = isCoolingOff && !penalty;
  const Request = requestOf(subscription, isWithdrawal);
  const of = { insured: subscription.insured, isExtension: isExtension(subscription) };
  return (
    <>
      <Card title="예상 환불액">
        {refund === undefined ? (
          <NotLoaded what="예상 환불액을" query={query} waiting={<Skeleton height="6rem" />} />
        ) : (
          <Expected refund={refund} subscription={subscription} isWithdrawal={isWithdrawal} />
        )}
      </Card>
      {refund?.kind === 'allowed' && (
        <Request subscription={subscription} amount={refund.amount} onSend={onSend} />
      )}
      <Card title={isWithdrawal ? '청약철회 안내' : '환불 규정'} tone="quiet">
        <Notes items={isWithdrawal ? withdrawalRules(settings, of) : refundRules(settings, of)} />
      </Card>
      <Contact />
    </>
  );
}

function requestOf(subscription: Subscription, isWithdrawal: boolean) {
  if (isWithdrawal) return Withdrawal;
  return isRejectedApplication(subscription) ? FullRefund : Reasons;
}

/** Returns the request of a form that asks for no reason. */
const withoutReason = (written: string): RevokeRequest => ({
  reason: 'other',
  label: reasonLabel.other,
  written,
});

/** Withdraws a rejected application without asking for a reason, because staff ended it. Source: REVOKE-008, 016. */
function FullRefund({ subscription, amount, onSend }: RequestProps) {
  const revoke = useRevoke({ subscription, kind: 'full-refund', onSend });
  return (
    <BottomBar>
      <Button
        block
        busy={revoke.isBusy}
        onClick={() => void revoke.run(withoutReason(REJECTED_REASON), amount)}
      >
        {fullRefundLabel(amount)}
      </Button>
    </BottomBar>
  );
}

/** Withdraws from the contract without asking for a reason. Keeping has the same weight. Source: LAW-006. */
function Withdrawal({ subscription, amount, onSend }: RequestProps) {
  const back = useBack();
  const revoke = useRevoke({ subscription, kind: 'cooling-off', onSend });
  return (
    <BottomBar>
      <Button variant="secondary" onClick={back}>
        유지하기
      </Button>
      <Button
        variant="secondary"
        busy={revoke.isBusy}
        onClick={() => void revoke.run(withoutReason(WITHDRAWAL_REASON), amount)}
      >
        청약철회
      </Button>
    </BottomBar>
  );
}
