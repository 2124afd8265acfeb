import type { RefundUsage } from '@shared/api/refund';
import type { Subscription } from '@shared/api/subscription';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import type { Won } from '@shared/domain/money';
import { RefundSum } from './RefundSum';
import css from './RefundTable.module.css';
import { wonText } from './revoke.copy';

type Props = { subscription: Subscription; amount: Won; usage: RefundUsage };

/** How the expected refund comes about, line by line, and the sum of it. Source: REVOKE-005, 006; ENTITY-028. */
export function RefundTable({ subscription, amount, usage }: Props) {
  const { vin, plate, title, paid } = subscription;
  const rows = [
    ['차대번호', vin, 'fact'],
    ['차량번호', plate, 'fact'],
    ['멤버십', title, 'fact'],
    ['보장 사용 여부', usage.insuranceUsed ? '예' : '아니요', 'fact'],
    ['이용 일수', `${usage.daysUsed}일`, 'fact'],
    ['결제 금액', paid === undefined ? PRICE_UNKNOWN : wonText(paid), 'first'],
    ['위약금', wonText(usage.penalty), 'sum'],
    ['정비 사용 금액', wonText(usage.maintenance), 'sum'],
    ['보험료 일할 금액', wonText(usage.insuranceReturned), 'sum'],
    ['예상 환불액', wonText(amount), 'total'],
  ] as const;
  return (
    <div className={css['room']}>
      <table className={css['table']}>
        <caption className={css['caption']}>환불 내역</caption>
        <tbody>
          {rows.map(([label, value, part]) => (
            <tr key={label} className={css[part]}>
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
