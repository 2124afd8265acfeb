import { settings } from '@shared/config/settings';
import { isOpen } from '@shared/domain/subscription';
import { today, usePackages, useUserData } from '@shared/session';
import { useMemo } from 'react';
import { type Advice, adviceOn, groupOfPlan } from './advice';
import type { PlanState } from './use-plan-state';

export type Advised = Advice & {
  /** Group or own name of the chosen plan, once its discount is known. */
  planName: string | undefined;
  member: Member | undefined;
};

/**
 * The pending or active membership of this car. `name` is the package's group. An expired membership does not count.
 */
export type Member = { name: string; hasPlan: boolean };

export function useAdvice(vin: string, plan: PlanState): Advised {
  const packages = usePackages().data;
  const own = useUserData().data;
  const planName = plan.kind === 'known' ? plan.name : undefined;
  return useMemo(() => {
    const held = own?.subscriptions.find((one) => one.vin === vin && isOpen(one))?.package;
    const car = own?.vehicles.find((one) => one.vin === vin);
    const { pricing } = settings;
    const facts = { vin, planName, car, packages: packages ?? [], today: today(), pricing };
    const group = planName && groupOfPlan(planName);
    const hasPlan = planName === undefined || group === held?.group;
    const member = held && { name: held.group ?? held.title, hasPlan };
    return { ...adviceOn(facts), planName: group || planName, member };
  }, [packages, own, vin, planName]);
}
