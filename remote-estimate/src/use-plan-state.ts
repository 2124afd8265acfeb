import type { EstimatePlan } from '@shared/api/estimate';
import { NO_PLAN } from '@shared/api/estimate-plans';
import { settings } from '@shared/config/settings';
import { type Plan, planKind } from '@shared/domain/estimate';
import { useMemo } from 'react';
import { useEstimatePlan } from './use-estimate';

/** State of the chosen plan. Until it loads its discount is unknown, and the discount of another plan is not shown. */
export type PlanState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'known'; name: string; plan: Plan };

/** Loads the plan with this code and returns its state. Source: EST-008, 016; DISC-014, A-35. */
export function usePlanState(code: string): PlanState {
  const { data, error, refetch } = useEstimatePlan(code);
  return useMemo(() => {
    if (code === NO_PLAN) return { kind: 'none' };
    if (data !== undefined) return known(data);
    if (error === null) return { kind: 'loading' };
    return { kind: 'failed', error, retry: () => void refetch() };
  }, [code, data, error, refetch]);
}

export function known({ name, rules }: EstimatePlan): Extract<PlanState, { kind: 'known' }> {
  const { basicCoverTrigger: basicCover } = settings.estimate;
  return { kind: 'known', name, plan: { kind: planKind(name), rules, basicCover } };
}
