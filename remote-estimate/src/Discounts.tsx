import type { MaintenanceItem } from '@shared/api/estimate';
import type { DiscountPart } from '@shared/domain/estimate';
import { Money } from '@shared/ui/Money';
import { useId } from 'react';
import { discountLine } from './discount.copy';
import css from './Estimate.module.css';

type Props = {
  parts: readonly DiscountPart[];
  items: readonly MaintenanceItem[];
  planName: string;
};

/** Explains the discount item by item. The lines add up to the total discount. Source: DISC-001…011. */
export function Discounts({ parts, items, planName }: Props) {
  const id = useId();
  return (
    <section className={css['discounts']} aria-labelledby={id}>
      <h3 className={css['discountsTitle']} id={id}>
        할인 내역
      </h3>
      <ul className={css['parts']}>
        {parts.map((part, index) => {
          const { label, why } = discountLine(part, parts, items, planName);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sum
            <li key={index} className={css['part']}>
              <span>{label}</span>{' '}
              <span className={css['off']}>
                −<Money won={part.off} />
              </span>{' '}
              {why !== undefined && <span className={css['why']}>{why}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
