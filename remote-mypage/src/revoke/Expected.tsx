import type { ExpectedRefund } from '@shared/api/refund';
import type { Subscription } from '@shared/api/subscription';
import { messages } from '@shared/copy/popup';
import { isRejectedApplication, isWaitingExtension } from '@shared/domain/subscription';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import css from './Expected.module.css';
import { RefundTable } from './RefundTable';

type Props = { refund: ExpectedRefund; subscription: Subscription; isWithdrawal: boolean };

/** Shows the expected refund and its calculation, or that there is no refund. Source: REVOKE-003…005, 016, 020; LAW-006. */
export function Expected({ refund, subscription, isWithdrawal }: Props) {
  if (refund.kind === 'not-allowed') {
    return (
      <>
        <p className={css['impossible']}>{messages['cannot-cancel']}</p>
        <p className={css['about']}>
          {subscription.transferred
            ? '양도받은 멤버십은 환불받을 수 없어요.'
            : '환불 규정에 따라 해지할 수 없는 멤버십이에요. 궁금한 점은 고객센터로 문의해 주세요.'}
        </p>
      </>
    );
  }
  return (
    <>
      <div>
        <Money won={refund.amount} size="large" className={css['amount']} />
        <p className={css['about']}>
          {[subscription.plate, subscription.title].filter(Boolean).join(' · ')}
        </p>
      </div>
      {(subscription.state === 'pending' || isWaitingExtension(subscription)) && (
        <Notice tone="brand">
          <p>{pendingSentence(subscription, isWithdrawal)}</p>
        </Notice>
      )}
      {refund.usage !== undefined && (
        <RefundTable
          subscription={subscription}
          amount={refund.amount}
          usage={refund.usage}
          isWithdrawal={isWithdrawal}
        />
      )}
    </>
  );
}

function pendingSentence(subscription: Subscription, isWithdrawal: boolean): string {
  if (isWaitingExtension(subscription)) {
    return '아직 시작하지 않은 연장이라 청약을 철회하면 결제 금액 전액을 돌려받아요.';
  }
  if (isRejectedApplication(subscription)) {
    return '신청이 반려되어 결제 금액 전액을 바로 돌려받아요.';
  }
  return `아직 승인 전이라 ${isWithdrawal ? '청약을 철회하면' : '해지하면'} 결제 금액 전액을 바로 돌려받아요.`;
}
