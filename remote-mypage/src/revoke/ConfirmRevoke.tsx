import type { Subscription } from '@shared/api/subscription';
import type { Won } from '@shared/domain/money';
import { openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Facts } from '@shared/ui/Facts';
import css from './ConfirmRevoke.module.css';
import { wonText } from './revoke.copy';

type Props = { subscription: Subscription; amount: Won; onAnswer: (isMeant: boolean) => void };

/** The one question before sending; both answers weigh the same. Source: REVOKE-008. */
function ConfirmRevoke({ subscription, amount, onAnswer }: Props) {
  return (
    <PopupFrame
      title="해지를 신청할까요?"
      footer={
        <div className={css['buttons']}>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            유지하기
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(true)}>
            해지 신청
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

/** True only when cancelling was confirmed. */
export async function confirmRevoke(subscription: Subscription, amount: Won): Promise<boolean> {
  const answer = await openPopup<boolean>(
    (close) => <ConfirmRevoke subscription={subscription} amount={amount} onAnswer={close} />,
    { label: '해지 신청 확인', kind: 'sheet' },
  );
  return answer === true;
}
