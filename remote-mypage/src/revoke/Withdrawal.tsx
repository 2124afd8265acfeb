import type { Subscription } from '@shared/api/subscription';
import type { Won } from '@shared/domain/money';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { useBack } from '../member/use-back';
import { WITHDRAWAL_REASON } from './full-refund.copy';
import { reasonLabel } from './revoke.copy';
import { useRevoke } from './use-revoke';

type Props = { subscription: Subscription; amount: Won; onSend: () => void };

/** Withdraws from the contract without asking for a reason. Keeping has the same weight. Source: LAW-006. */
export function Withdrawal({ subscription, amount, onSend }: Props) {
  const back = useBack();
  const revoke = useRevoke({ subscription, kind: 'cooling-off', onSend });
  const request = {
    reason: 'other',
    label: reasonLabel.other,
    written: WITHDRAWAL_REASON,
  } as const;
  return (
    <BottomBar>
      <Button variant="secondary" onClick={back}>
        유지하기
      </Button>
      <Button
        variant="secondary"
        busy={revoke.isBusy}
        onClick={() => void revoke.run(request, amount)}
      >
        청약철회
      </Button>
    </BottomBar>
  );
}
