import type { EstimateContent, EstimateStart } from '@shared/api/estimate';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import { useDeferredValue, useMemo } from 'react';
import type { Worth as Worthwhile } from './advice';
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

/** When joining is worth its price, in words. */
const Worth = ({ worth }: { worth: Worthwhile }) => (
  <Notice tone="brand">
    {worth.kind === 'after' && `이런 정비를 ${worth.times}번 받으면 가입 금액만큼 절약돼요.`}
    {worth.kind === 'at-once' && worth.left === 0 && '이번 정비만으로 가입 금액만큼 절약돼요.'}
    {worth.kind === 'at-once' && worth.left > 0 && (
      <>
        이번 정비만으로 가입 금액보다 <Money won={worth.left} /> 더 절약돼요.
      </>
    )}
  </Notice>
);
