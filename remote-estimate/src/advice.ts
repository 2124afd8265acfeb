import type { UserVehicle } from '@shared/api/user-vehicle';
import type { PlainDate } from '@shared/domain/calendar';
import type { ChosenMembership } from '@shared/domain/chosen-membership';
import type { Pricing } from '@shared/domain/cost';
import { modelOf } from '@shared/domain/model-of';
import type { Won } from '@shared/domain/money';
import type { Package } from '@shared/domain/package';
import { quoteFor } from '@shared/domain/quote';
import { groupOfPlan } from './plan-choices';

export type Advice = {
  /** Passed to the page that sells memberships. */
  choice: ChosenMembership;
  /** Price of one year of the chosen plan for this car. `undefined` when it is not known or the car may not join. */
  yearly: Won | undefined;
};

type Facts = {
  vin: string;
  /** `undefined` without a plan. */
  planName: string | undefined;
  /** The car in the customer's own record. */
  car: UserVehicle | undefined;
  packages: readonly Package[];
  today: PlainDate;
  pricing: Pricing;
};

/**
 * Returns what a year of the chosen plan costs for this car. It never returns the price of another car.
 * Source: EST-009, PRICE-011.
 */
export function adviceOn({ vin, planName, car, packages, today, pricing }: Facts): Advice {
  const group = planName === undefined ? undefined : groupOfPlan(planName);
  const pkg = packages.find((one) => one.group === group);
  const choice = {
    group: pkg?.group ?? 'STANDARD',
    packageId: pkg?.id,
    vin,
    pickedDay: undefined,
  };
  const yearly = pkg && car && yearlyOf(pkg, car, { packages, today, pricing });
  return { choice, yearly };
}

function yearlyOf(
  pkg: Package,
  car: UserVehicle,
  { packages, today, pricing }: Pick<Facts, 'packages' | 'today' | 'pricing'>,
): Won | undefined {
  const named = { categoryId: car.categoryId, categoryTitle: car.model };
  const categoryId = modelOf(named, packages, pkg.id) ?? '';
  const { registeredOn = null } = car;
  const quote = quoteFor({ pkg, categoryId, registeredOn, request: 'none' }, today, pricing);
  return quote.ok ? quote.value.bill.total : undefined;
}
