import type { RefundUsage } from '@shared/api/refund';
import type { Subscription } from '@shared/api/subscription';
import type { Won } from '@shared/domain/money';
import css from './RefundTable.module.css';
import { refundRowsOf } from './refund-rows';
import { lineLabel, wonText } from './revoke.copy';

type Props = {
  subscription: Subscription;
  amount: Won;
  usage: RefundUsage;
  /** A withdrawal has no penalty, so its row is left out. */
  isWithdrawal: boolean;
};

/**
 * Shows line by line how the server calculates the expected refund from the price. Source: REVOKE-005, 006; ENTITY-028, LAW-006.
 */
export function RefundTable({ subscription, amount, usage, isWithdrawal }: Props) {
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
