import { settings } from '@shared/config/settings';
import type { Won } from '@shared/domain/money';
import { isOpen } from '@shared/domain/subscription';
import { today, usePackages, useUserData } from '@shared/session';
import { useMemo } from 'react';
import { type Advice, adviceOn } from './advice';
import type { PlanState } from './use-plan-state';

/** A member needs no invitation: the membership that holds this car, by its title. */
export type Advised = { member: string } | { advice: Advice };

export function useAdvice(vin: string, plan: PlanState, saved: Won | undefined): Advised {
  const packages = usePackages().data;
  const own = useUserData().data;
  const planName = plan.kind === 'known' ? plan.name : undefined;
  return useMemo(() => {
    const held = own?.subscriptions.find((one) => one.vin === vin && isOpen(one));
    if (held) return { member: held.package.title };
    const car = own?.vehicles.find((one) => one.vin === vin);
    const { pricing } = settings;
    const facts = { vin, planName, saved, car, packages: packages ?? [], today: today(), pricing };
    return { advice: adviceOn(facts) };
  }, [packages, own, vin, planName, saved]);
}
