import { formatWon } from '@shared/domain/format';
import { benefits } from '@shared/domain/tier';
import { Card } from '@shared/ui/Card';
import css from './guide.module.css';

type Benefit = (typeof benefits)['STANDARD' | 'PREMIUM'];
const { STANDARD, PREMIUM } = benefits;

const both = (label: string, text: (benefit: Benefit) => string) => ({
  label,
  standard: text(STANDARD),
  premium: text(PREMIUM),
});
const included = (isIncluded: boolean): string => (isIncluded ? '포함' : '-');

/** Rows that compare the two maintenance memberships. Source: CONST-012, 013. */
const benefitRows: readonly { label: string; standard: string; premium: string }[] = [
  both('엔진오일 교환', ({ oilChange }) => included(oilChange)),
  both('정비 비용 할인', ({ discountPercent }) => `${discountPercent}%`),
  both('할인 쿠폰', ({ coupon }) => `${formatWon(coupon)}원`),
  both('픽업 서비스', ({ pickup }) => included(pickup)),
  { label: '정비 항목', standard: '기본', premium: '더 많은 항목' },
];

/** Shows STANDARD and PREMIUM side by side. Source: CONST-012, 013. */
export function BenefitTable() {
  return (
    <Card title="혜택 비교">
      <div className={css['comparison']}>
        <table className={css['table']}>
          <thead>
            <tr>
              <td />
              <th scope="col">STANDARD</th>
              <th scope="col">PREMIUM</th>
            </tr>
          </thead>
          <tbody>
            {benefitRows.map(({ label, standard, premium }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-tier="STANDARD">{standard}</td>
                <td data-tier="PREMIUM">{premium}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
