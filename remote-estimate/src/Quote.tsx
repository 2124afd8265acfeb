import type { EstimateContent, EstimateStart } from '@shared/api/estimate';
import { useDeferredValue, useMemo } from 'react';
import { DiscountNotice } from './DiscountNotice';
import { ItemList } from './ItemList';
import { SubscribeBar } from './SubscribeBar';
import { Totals } from './Totals';
import { quote } from './totals-of';
import { useAdvice } from './use-advice';
import { useChosenItems } from './use-chosen-items';
import { usePlanState } from './use-plan-state';

type Props = {
  start: EstimateStart;
  vin: string;
  content: EstimateContent;
  km: number | undefined;
  planCode: string;
  onPlan: (code: string) => void;
};

/** Shows items, plan and amounts. Ticking an item sends no request. Source: EST-006…010, 016…018. */
export function Quote({ start, vin, content, km, planCode, onPlan }: Props) {
  const { items, basicPrice } = content;
  const chosen = useChosenItems(items);
  const plan = usePlanState(planCode);
  // The checkbox shows the tick at once. The amounts follow in a later render.
  const ticked = useDeferredValue(chosen.items);
  const shown = useMemo(() => quote(ticked, basicPrice, plan), [ticked, basicPrice, plan]);
  const advised = useAdvice(vin, plan);

  return (
    <>
      <ItemList
        items={items}
        mileages={start.mileages}
        km={km}
        chosen={chosen}
        parts={shown.parts}
      />
      <Totals
        quote={shown}
        items={items}
        plans={start.plans}
        plan={plan}
        planCode={planCode}
        onPlan={onPlan}
      />
      <DiscountNotice discount={shown.discount} advised={advised} />
      <SubscribeBar total={shown.total} advised={advised} />
    </>
  );
}
