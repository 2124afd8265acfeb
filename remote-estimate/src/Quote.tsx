import type { EstimateContent, EstimateStart } from '@shared/api/estimate';
import { useMemo } from 'react';
import { ItemList } from './ItemList';
import { planChoices } from './plan-choices';
import { quote } from './quote-of';
import { SubscribeBar } from './SubscribeBar';
import { Totals } from './Totals';
import { useChosenItems } from './use-chosen-items';
import { usePlanState } from './use-plan-state';

type Props = {
  start: EstimateStart;
  content: EstimateContent;
  km: number | undefined;
  planCode: string;
  onPlan: (code: string) => void;
};

/** Items, plan and amounts. An item priced 0 is ticked without being calculated. Source: EST-006…010, 016…018. */
export function Quote({ start, content, km, planCode, onPlan }: Props) {
  const { items, basicPrice } = content;
  const chosen = useChosenItems(items);
  const plan = usePlanState(planCode);
  const shown = useMemo(
    () => quote(chosen.priced, basicPrice, plan),
    [chosen.priced, basicPrice, plan],
  );

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
        plans={planChoices(start.plans)}
        plan={plan}
        planCode={planCode}
        onPlan={onPlan}
      />
      <SubscribeBar total={shown.total} />
    </>
  );
}
