import type { EstimateContent, EstimateStart } from '@shared/api/estimate';
import { useDeferredValue, useMemo } from 'react';
import { ItemList } from './ItemList';
import { SubscribeBar } from './SubscribeBar';
import { Totals } from './Totals';
import { quote } from './totals-of';
import { useAdvice } from './use-advice';
import { useChosenItems } from './use-chosen-items';
import { usePlanState } from './use-plan-state';
import { Worth } from './Worth';

type Props = {
  start: EstimateStart;
  vin: string;
  content: EstimateContent;
  km: number | undefined;
  planCode: string;
  onPlan: (code: string) => void;
};

/** Items, plan and amounts. Ticking asks the server nothing. Source: EST-006…010, 016…018. */
export function Quote({ start, vin, content, km, planCode, onPlan }: Props) {
  const { items, basicPrice } = content;
  const chosen = useChosenItems(items);
  const plan = usePlanState(planCode);
  // The tick stands in its box at once; the amounts follow.
  const ticked = useDeferredValue(chosen.items);
  const shown = useMemo(() => quote(ticked, basicPrice, plan), [ticked, basicPrice, plan]);
  const advised = useAdvice(vin, plan, shown.discount);

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
      {'advice' in advised && advised.advice.worth && <Worth worth={advised.advice.worth} />}
      <SubscribeBar total={shown.total} saved={shown.discount} advised={advised} />
    </>
  );
}
