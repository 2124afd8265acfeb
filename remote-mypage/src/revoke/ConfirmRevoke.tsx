import type { Subscription } from '@shared/api/subscription';
import type { Won } from '@shared/domain/money';
import { openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Facts } from '@shared/ui/Facts';
import css from './ConfirmRevoke.module.css';
import { waitingExtensionSentence, wonText } from './revoke.copy';

export type RevokeKind = 'cancel' | 'full-refund' | 'cooling-off';

const texts: Record<RevokeKind, { title: string; keep: string; send: string; label: string }> = {
  cancel: {
    title: '해지를 신청할까요?',
    keep: '유지하기',
    send: '해지 신청',
    label: '해지 신청 확인',
  },
  'full-refund': {
    title: '환불을 신청할까요?',
    keep: '닫기',
    send: '환불 신청',
    label: '해지 신청 확인',
  },
  'cooling-off': {
    title: '청약을 철회할까요?',
    keep: '유지하기',
    send: '청약철회',
    label: '청약철회 확인',
  },
};

type Request = {
  subscription: Subscription;
  amount: Won;
  kind: RevokeKind;
  /** A paid extension of the membership waits for its first day. */
  hasExtension: boolean;
};
type Props = Request & { onAnswer: (isMeant: boolean) => void };

/** Asks once before sending. Both buttons have the same weight. Source: REVOKE-008, LAW-006. */
function ConfirmRevoke({ subscription, amount, kind, hasExtension, onAnswer }: Props) {
  const { title, keep, send } = texts[kind];
  return (
    <PopupFrame
      title={title}
      footer={
        <div className={css['buttons']}>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {keep}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(true)}>
            {send}
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
      {hasExtension && <p>{waitingExtensionSentence}</p>}
    </PopupFrame>
  );
}

/** Opens the confirmation. Returns true only when the customer confirms. */
export async function confirmRevoke(request: Request): Promise<boolean> {
  const answer = await openPopup<boolean>(
    (close) => <ConfirmRevoke {...request} onAnswer={close} />,
    { label: texts[request.kind].label, kind: 'sheet' },
  );
  return answer === true;
}
