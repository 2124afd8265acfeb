import type { Choice } from '@shared/api/estimate';
import { NO_PLAN } from '@shared/api/estimate-plans';
import { planKind } from '@shared/domain/estimate';
import type { Group } from '@shared/domain/tier';

/**
 * Returns the plans in server order. "No plan" comes first and is always available, even when the server's list cannot
 * be read. Source: EST-008, DISC-014.
 */
export function planChoices(served: readonly Choice[]): readonly [Choice, ...Choice[]] {
  const none = served.find(({ code }) => code === NO_PLAN);
  return [
    { code: NO_PLAN, name: none?.name || '선택 안 함' },
    ...served.filter(({ code }) => code !== NO_PLAN),
  ];
}

const groupOf: Record<ReturnType<typeof planKind>, Group | undefined> = {
  standard: 'STANDARD',
  premium: 'PREMIUM',
  other: undefined,
};

/** Returns the package group of a plan of the estimate, by its name. Source: A-36. */
export const groupOfPlan = (name: string): Group | undefined => groupOf[planKind(name)];

/** A pending or active membership of a car. `name` is the group of its package, or its title. */
export type Held = { vin: string; name: string; isInForce: boolean };

/** `planCode` is the plan that the membership includes today, or "no plan". */
export type OwnMembership = { name: string; planCode: string };

/**
 * Returns the membership of a car. One in force whose plan is on offer comes before others, because its discount applies
 * to a visit today. Source: EST-008, A-36.
 */
export function membershipOf(
  held: readonly Held[],
  vin: string,
  plans: readonly Choice[] = [],
): OwnMembership | undefined {
  const own = held.filter((one) => one.vin === vin);
  const planOf = (one: Held) =>
    one.isInForce ? plans.find(({ name }) => groupOfPlan(name) === one.name) : undefined;
  const first = own.find(planOf) ?? own[0];
  return first && { name: first.name, planCode: planOf(first)?.code ?? NO_PLAN };
}
