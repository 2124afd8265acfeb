import { NO_PLAN } from '@shared/api/estimate-plans';
import { settings } from '@shared/config/settings';
import { today, usePackages, useUserData } from '@shared/session';
import { useMemo } from 'react';
import { type Advice, adviceOn } from './advice';
import { groupOfPlan, type OwnMembership } from './plan-choices';
import type { PlanState } from './use-plan-state';

export type Advised = Advice & {
  /** Group or own name of the chosen plan, once its discount is known. */
  planName: string | undefined;
  member: Member | undefined;
};

/**
 * The pending or active membership of this car. `name` is the package's group. An expired membership does not count.
 * `mayUse` says that its discount applies today, `hasPlan` that the chosen plan is its own.
 */
export type Member = { name: string; mayUse: boolean; hasPlan: boolean };

export function useAdvice(vin: string, plan: PlanState, own: OwnMembership | undefined): Advised {
  const packages = usePackages().data;
  const vehicles = useUserData().data?.vehicles;
  const planName = plan.kind === 'known' ? plan.name : undefined;
  return useMemo(() => {
    const car = vehicles?.find((one) => one.vin === vin);
    const { pricing } = settings;
    const facts = { vin, planName, car, packages: packages ?? [], today: today(), pricing };
    const group = planName && groupOfPlan(planName);
    const hasPlan = planName === undefined || group === own?.name;
    const member = own && { name: own.name, mayUse: own.planCode !== NO_PLAN, hasPlan };
    return { ...adviceOn(facts), planName: group || planName, member };
  }, [packages, vehicles, own, vin, planName]);
}
