import type { Choice } from '@shared/api/estimate';
import { NO_PLAN } from '@shared/api/estimate-plans';
import type { Item } from '@shared/domain/estimate';
import type { Won } from '@shared/domain/money';
import { useQuery } from '@shared/query';
import { Money } from '@shared/ui/Money';
import { Notice } from '@shared/ui/Notice';
import { Fragment } from 'react';
import { groupOfPlan } from './plan-choices';
import { plansQuery } from './queries/estimate';
import { quote } from './totals-of';
import { known } from './use-plan-state';

type Props = {
  ticked: readonly Item[];
  basicPrice: Won;
  plans: readonly Choice[] | undefined;
};

/**
 * Shows the discount of each plan for this visit while no plan is chosen. The discounts load when the first item is
 * chosen. Shows nothing if the load fails. Source: EST-008, 009.
 */
export function Savings({ ticked, basicPrice, plans = [] }: Props) {
  const codes = plans.map(({ code }) => code).filter((code) => code !== NO_PLAN);
  const { data = [] } = useQuery(
    plansQuery(
      codes,
      ticked.some(({ price }) => price > 0),
    ),
  );
  const savings = data.flatMap((plan) => {
    const { discount } = quote(ticked, basicPrice, known(plan));
    return discount ? [{ name: groupOfPlan(plan.name) ?? plan.name, discount }] : [];
  });
  if (savings.length === 0) return null;
  return (
    <Notice tone="brand">
      <p>
        플랜을 선택하면 이번 정비에서{' '}
        {savings.map(({ name, discount }, place) => (
          <Fragment key={name}>
            {place > 0 && ', '}
            {name} <Money won={discount} />
          </Fragment>
        ))}
        을 할인받아요.
      </p>
    </Notice>
  );
}
