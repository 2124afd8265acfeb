import type { Won } from '@shared/domain/money';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { Money } from '@shared/ui/Money';
import css from './BarTotal.module.css';

/** Label of a price for one period of service. */
export const yearWithVat = `${SERVICE_MONTHS}개월 · 부가세 포함`;

type Props = { label: string; total: Won };

/** Shows a total with its label in the bar at the bottom of a page. Source: HOME-013, PAY-002. */
export const BarTotal = ({ label, total }: Props) => (
  <p className={css['total']}>
    <span className={css['label']}>{label}</span>
    <Money won={total} size="large" />
  </p>
);
