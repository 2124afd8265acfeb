import type { UserVehicle } from '@shared/api/user-vehicle';
import type { PlainDate } from '@shared/domain/calendar';
import type { ChosenMembership } from '@shared/domain/chosen-membership';
import type { Pricing } from '@shared/domain/cost';
import { planKind } from '@shared/domain/estimate';
import { modelOf } from '@shared/domain/model-of';
import { lessWon, type Won } from '@shared/domain/money';
import type { Package } from '@shared/domain/package';
import { quoteFor } from '@shared/domain/quote';
import type { Group } from '@shared/domain/tier';

/** When joining is worth its price, reckoned by this list alone. */
export type Worth =
  | { kind: 'at-once'; left: Won }
  /** A list like this one, so many times. */
  | { kind: 'after'; times: number };

export type Advice = {
  /** What goes along to the page where one joins. */
  choice: ChosenMembership;
  /** A year of the chosen plan for this car; undefined while it is not known, and where the car may not join. */
  yearly: Won | undefined;
  worth: Worth | undefined;
};

type Facts = {
  vin: string;
  /** Undefined without a plan. */
  planName: string | undefined;
  saved: Won | undefined;
  /** As the customer's own record has it. */
  car: UserVehicle | undefined;
  packages: readonly Package[];
  today: PlainDate;
  pricing: Pricing;
};

const groupOf: Record<ReturnType<typeof planKind>, Group | undefined> = {
  standard: 'STANDARD',
  premium: 'PREMIUM',
  other: undefined,
};

/** What joining costs for this car, and when this list alone is worth it. Never a price of another car. Source: EST-009, PRICE-011. */
export function adviceOn({ vin, planName, saved, car, packages, today, pricing }: Facts): Advice {
  const group = planName === undefined ? undefined : groupOf[planKind(planName)];
  const pkg = packages.find((one) => one.group === group);
  const choice = {
    group: pkg?.group ?? 'STANDARD',
    packageId: pkg?.id,
    vin,
    pickedDay: undefined,
  };
  const yearly = pkg && car && yearlyOf(pkg, car, { packages, today, pricing });
  return { choice, yearly, worth: yearly && saved ? worthOf(yearly, saved) : undefined };
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

const worthOf = (yearly: Won, saved: Won): Worth =>
  saved >= yearly
    ? { kind: 'at-once', left: lessWon(saved, yearly) }
    : { kind: 'after', times: Math.ceil(yearly / saved) };
