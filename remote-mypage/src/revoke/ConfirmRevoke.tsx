import type { Subscription } from '@shared/api/subscription';
import type { Won } from '@shared/domain/money';
import { isRejectedApplication } from '@shared/domain/subscription';
import { openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Facts } from '@shared/ui/Facts';
import css from './ConfirmRevoke.module.css';
import { wonText } from './revoke.copy';

type Props = { subscription: Subscription; amount: Won; onAnswer: (isMeant: boolean) => void };

/** Asks once before sending. Both buttons have the same weight. Source: REVOKE-008. */
function ConfirmRevoke({ subscription, amount, onAnswer }: Props) {
  const isRejected = isRejectedApplication(subscription);
  return (
    <PopupFrame
      title={isRejected ? '환불을 신청할까요?' : '해지를 신청할까요?'}
      footer={
        <div className={css['buttons']}>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {isRejected ? '닫기' : '유지하기'}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(true)}>
            {isRejected ? '환불 신청' : '해지 신청'}
          </Button>
        </div>
      }
    >
      <Facts
        className={css['bill']}
        rows={[
          { label: '멤버십', value: subscription.title },
          { label: '차량번호', value: subscription.plate || '-' },
          { label: '예상 환불액', value: wonText(amount), strong: true },
        ]}
      />
    </PopupFrame>
  );
}

/** Opens the confirmation. Returns true only when the customer confirms. */
export async function confirmRevoke(subscription: Subscription, amount: Won): Promise<boolean> {
  const answer = await openPopup<boolean>(
    (close) => <ConfirmRevoke subscription={subscription} amount={amount} onAnswer={close} />,
    { label: '해지 신청 확인', kind: 'sheet' },
  );
  return answer === true;
}
