import type { RefundUsage } from '@shared/api/refund';
import type { Subscription } from '@shared/api/subscription';
import type { Won } from '@shared/domain/money';
import { RefundSum } from './RefundSum';
import css from './RefundTable.module.css';
import { wonText } from './revoke.copy';

type Props = { subscription: Subscription; amount: Won; usage: RefundUsage };

/** How the expected refund comes about, line by line, and the sum of it. Source: REVOKE-005, 006; ENTITY-028. */
export function RefundTable({ subscription, amount, usage }: Props) {
  const { vin, plate, title, paid } = subscription;
  const rows = [
    ['차대번호', vin],
    ['차량번호', plate],
    ['멤버십', title],
    ['보험 사용 여부', usage.insuranceUsed ? '예' : '아니요'],
    ['이용 일수', `${usage.daysUsed}일`],
    ['결제 금액', wonText(paid)],
    ['위약금', wonText(usage.penalty)],
    ['정비 사용 금액', wonText(usage.maintenance)],
    ['보험료 일할 금액', wonText(usage.insuranceReturned)],
    ['예상 환불액', wonText(amount)],
  ] as const;
  return (
    <div>
      <table className={css['table']}>
        <caption className={css['caption']}>환불 내역</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label} className={css['row']}>
              <th scope="row" className={css['label']}>
                {label}
              </th>
              <td className={css['value']}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <RefundSum subscription={subscription} usage={usage} amount={amount} result="예상 환불액" />
    </div>
  );
}
