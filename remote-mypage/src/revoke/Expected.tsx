import type { ExpectedRefund, RefundUsage } from '@shared/api/refund';
import type { Subscription } from '@shared/api/subscription';
import { membershipMessages } from '@shared/copy/popup-membership';
import type { Won } from '@shared/domain/money';
import { isRejectedApplication, isWaitingExtension } from '@shared/domain/subscription';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import css from './Expected.module.css';
import { refundRowsOf } from './refund-rows';
import { lineLabel, wonText } from './revoke.copy';

type Props = { refund: ExpectedRefund; subscription: Subscription; isWithdrawal: boolean };

/** Shows the expected refund and its calculation, or that there is no refund. Source: REVOKE-003…005, 016, 020; LAW-006. */
export function Expected({ refund, subscription, isWithdrawal }: Props) {
  if (refund.kind === 'not-allowed') {
    return (
      <>
        <p className={css['impossible']}>{membershipMessages['cannot-cancel']}</p>
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

type RefundTableProps = {
  subscription: Subscription;
  amount: Won;
  usage: RefundUsage;
  /** A withdrawal has no penalty, so its row is left out. */
  isWithdrawal: boolean;
};

/**
 * Shows line by line how the server calculates the expected refund from the price. Source: REVOKE-005, 006; ENTITY-028, LAW-006.
 */
export function RefundTable({ subscription, amount, usage, isWithdrawal }: RefundTableProps) {
  const { vin, plate, title, insured } = subscription;
  const money = refundRowsOf(subscription, usage, amount);
  const amounts = money.rows.filter(({ label }) => !isWithdrawal || label !== lineLabel.penalty);
  const facts = [
    { label: '차대번호', value: vin },
    { label: '차량번호', value: plate },
    { label: '멤버십', value: title },
    ...(insured ? [{ label: '보장 사용 여부', value: usage.insuranceUsed ? '예' : '아니요' }] : []),
    { label: '이용 일수', value: `${usage.daysUsed}일` },
  ];
  const rows = [
    ...facts.map((row) => ({ ...row, part: 'fact', note: undefined })),
    ...amounts.map((row, index) => ({ ...row, part: index === 0 ? 'first' : 'sum' })),
    { label: '예상 환불액', value: wonText(amount), part: 'total', note: undefined },
  ];
  return (
    <div className={css['room']}>
      <table className={css['table']}>
        <caption className={css['caption']}>환불 내역</caption>
        <tbody>
          {rows.map(({ label, value, note, part }) => (
            <tr key={label} className={css[part]}>
              <th scope="row" className={css['label']}>
                {label}
                {note !== undefined && <span className={css['note']}>{note}</span>}
              </th>
              <td className={css['value']}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {money.sentence !== undefined && <p className={css['sentence']}>{money.sentence}</p>}
    </div>
  );
}
