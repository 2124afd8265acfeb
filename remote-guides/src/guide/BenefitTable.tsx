import { Card } from '@shared/ui/Card';
import { benefitRows } from '../content/benefit-rows';
import css from './guide.module.css';

/** STANDARD and PREMIUM side by side. Source: CONST-012, 013. */
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
