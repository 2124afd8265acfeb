import type { Subscription } from '@shared/api/subscription';
import type { Won } from '@shared/domain/money';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { fullRefundLabel, REJECTED_REASON } from './full-refund.copy';
import { reasonLabel } from './revoke.copy';
import { useRevoke } from './use-revoke';

type Props = { subscription: Subscription; amount: Won; onSend: () => void };

/** Withdraws a rejected application without asking for a reason, because staff ended it. Source: REVOKE-008, 016. */
export function FullRefund({ subscription, amount, onSend }: Props) {
  const revoke = useRevoke({ subscription, kind: 'full-refund', onSend });
  const request = { reason: 'other', label: reasonLabel.other, written: REJECTED_REASON } as const;
  return (
    <BottomBar>
      <Button block busy={revoke.isBusy} onClick={() => void revoke.run(request, amount)}>
        {fullRefundLabel(amount)}
      </Button>
    </BottomBar>
  );
}
