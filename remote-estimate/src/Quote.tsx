import type { EstimateContent, EstimateStart } from '@shared/api/estimate';
import { useDeferredValue, useMemo } from 'react';
import { ItemList } from './ItemList';
import { SubscribeBar } from './SubscribeBar';
import { Totals } from './Totals';
import { quote } from './totals-of';
import { useChosenItems } from './use-chosen-items';
import { usePlanState } from './use-plan-state';

type Props = {
  start: EstimateStart;
  content: EstimateContent;
  km: number | undefined;
  planCode: string;
  onPlan: (code: string) => void;
};

/** Items, plan and amounts. Ticking asks the server nothing. Source: EST-006…010, 016…018. */
export function Quote({ start, content, km, planCode, onPlan }: Props) {
  const { items, basicPrice } = content;
  const chosen = useChosenItems(items);
  const plan = usePlanState(planCode);
  // The tick stands in its box at once; the amounts follow.
  const ticked = useDeferredValue(chosen.items);
  const shown = useMemo(() => quote(ticked, basicPrice, plan), [ticked, basicPrice, plan]);

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
      <SubscribeBar total={shown.total} />
    </>
  );
}
