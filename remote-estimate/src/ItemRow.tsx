import type { MaintenanceItem } from '@shared/api/estimate';
import { formatNumber } from '@shared/text/number';
import { Badge } from '@shared/ui/Badge';
import { Checkbox } from '@shared/ui/Checkbox';
import { Money } from '@shared/ui/Money';
import { memo, startTransition, useOptimistic } from 'react';
import { percentText } from './discount.copy';
import css from './Estimate.module.css';

type Props = {
  item: MaintenanceItem;
  isChosen: boolean;
  /** Discount of the plan in percent while the item is ticked. 100 is shown as free. */
  percent: number | undefined;
  recommendedKm: number | undefined;
  isRecommendedNow: boolean;
  onToggle: (item: MaintenanceItem) => void;
};

/**
 * Shows one item. Memoised, so that it renders only when its own props change, because the list may be long.
 * Source: EST-006, DISC-005, A-34.
 */
export const ItemRow = memo(function ItemRow({
  item,
  isChosen,
  percent,
  recommendedKm,
  isRecommendedNow,
  onToggle,
}: Props) {
  // A click first renders only this checkbox. The list around it follows.
  const [isTicked, tick] = useOptimistic(isChosen);
  const toggle = () =>
    startTransition(() => {
      tick(!isTicked);
      onToggle(item);
    });
  return (
    <Checkbox
      className={css['item']}
      checked={isTicked}
      onChange={toggle}
      label={
        <span className={css['line']}>
          <span className={css['name']}>
            {item.name}{' '}
            {percent !== undefined && (
              <Badge tone="good">{percent === 100 ? '무료' : `${percentText(percent)} 할인`}</Badge>
            )}{' '}
            {recommendedKm !== undefined && isRecommendedNow && <Badge tone="brand">권장</Badge>}
            {recommendedKm !== undefined && !isRecommendedNow && (
              <span className={css['from']}>{formatNumber(recommendedKm)}km부터 권장</span>
            )}
          </span>{' '}
          <Money won={item.price} />
        </span>
      }
    />
  );
});
