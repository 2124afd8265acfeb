import type { Subscription } from '@shared/api/subscription-shape';
import type { VehicleByVin } from '@shared/api/vehicles';
import type { PlainDate } from '@shared/domain/calendar';
import { allowedBands, categoryIn, type Pricing } from '@shared/domain/cost';
import { isEnrolled } from '@shared/domain/enrolment';
import { modelProblem } from '@shared/domain/model-availability';
import { modelOf } from '@shared/domain/model-of';
import type { Won } from '@shared/domain/money';
import type { Package, VehicleCategory } from '@shared/domain/package';
import { quoteFor } from '@shared/domain/quote';
import { bandOn } from '@shared/domain/vehicle-age';
import { type VehicleProblem, vehicleProblem } from '@shared/domain/vehicle-checks';

/** Selection on the page. `found` is the backend's record of the chosen VIN. */
export type VehicleChoice = {
  vin: string | undefined;
  found: VehicleByVin | undefined;
  /** True when the plus service has a membership for the vehicle. Source: A-57. */
  enrolledElsewhere: boolean;
  packageId: string | undefined;
  categoryId: string | undefined;
  registeredOn: PlainDate | undefined;
  /** Plate of the record, or the one that the customer typed. */
  plate: string;
};

export type VehicleFacts = {
  packages: readonly Package[];
  subscriptions: readonly Subscription[];
  /** The customer's vehicles. They have the model year. */
  vehicles: readonly { vin: string; modelYear: string }[];
  today: PlainDate;
};

/** Returns the key of the date field. Each vehicle, and each record of it, has a field of its own. */
export const dayField = ({ vin, found }: VehicleChoice): string => `${vin} ${found?.registeredOn}`;

const packageOf = ({ packageId }: VehicleChoice, packages: readonly Package[]) =>
  packages.find(({ id }) => id === packageId);

/** Returns the models of the chosen membership, or of all memberships, each model once. Source: APPLY-021. */
export function modelsFor(
  choice: VehicleChoice,
  packages: readonly Package[],
): readonly VehicleCategory[] {
  const chosen = packageOf(choice, packages);
  const all = (chosen ? [chosen] : packages).flatMap((one) => one.vehicleCategories);
  return all.filter((one, place) => all.findIndex(({ id }) => id === one.id) === place);
}

/** Hint shown beside the model before the customer continues. Source: A-75, MSG-023, 024, 026. */
export type ModelHint =
  | 'already-in-service'
  | 'no-membership-for-model'
  | 'membership-not-possible-for-model'
  | 'year-not-subscribable';

export function modelHint(choice: VehicleChoice, facts: VehicleFacts): ModelHint | undefined {
  const { packages, today } = facts;
  const { categoryId, packageId, registeredOn } = choice;
  if (isInService(choice, facts)) return 'already-in-service';
  const pkg = packageOf(choice, packages);
  if (categoryId === undefined || packageId === undefined || !pkg) return undefined;
  const problem = modelProblem(packages, packageId, categoryId);
  if (problem !== undefined) return problem;
  if (registeredOn === undefined) return undefined;
  const band = bandOn(today, registeredOn);
  const isAllowed = allowedBands(pkg, categoryId).some((one) => one === band);
  return isAllowed ? undefined : 'year-not-subscribable';
}

/** Returns whether an open membership covers the vehicle. Source: A-75, VALID-019. */
const isInService = ({ vin }: VehicleChoice, facts: VehicleFacts): boolean =>
  vin !== undefined && isEnrolled(vin, facts.subscriptions, undefined);

/**
 * Returns what the chosen membership costs for the chosen vehicle. `undefined` while there is no price. Source: HOME-013,
 * PRICE-009…013.
 */
export function totalOf(
  choice: VehicleChoice,
  { packages, today }: Pick<VehicleFacts, 'packages' | 'today'>,
  pricing: Pricing,
): Won | undefined {
  const pkg = packageOf(choice, packages);
  const { categoryId, registeredOn = null } = choice;
  if (pkg === undefined || categoryId === undefined) return undefined;
  const quote = quoteFor({ pkg, categoryId, registeredOn, request: 'none' }, today, pricing);
  return quote.ok ? quote.value.bill.total : undefined;
}

/** Returns the first failed check of the selection. Source: VALID-015…021. */
export function selectionProblem(
  choice: VehicleChoice,
  facts: VehicleFacts,
): VehicleProblem | undefined {
  const pkg = packageOf(choice, facts.packages);
  const { vin, categoryId = '' } = choice;
  return vehicleProblem({
    tier: pkg?.tier,
    hasDate: choice.registeredOn !== undefined,
    vehicleId: vin,
    packageId: pkg?.id,
    categoryId: choice.categoryId,
    alreadyEnrolled: isInService(choice, facts) || choice.enrolledElsewhere,
    band: bandOn(facts.today, choice.registeredOn ?? null),
    allowedBands: pkg ? allowedBands(pkg, categoryId) : [],
  });
}

/** Returns the choice with another membership. Resets a model that this membership does not offer. */
export const withChosenPackage = (
  choice: VehicleChoice,
  packageId: string,
  packages: readonly Package[],
): VehicleChoice => {
  const pkg = packages.find(({ id }) => id === packageId);
  const known = choice.found && modelOf(choice.found, packages, packageId);
  const { categoryId = known } = choice;
  const isHeld = pkg && categoryId && categoryIn(pkg, categoryId);
  return { ...choice, packageId, categoryId: known ?? (isHeld ? categoryId : undefined) };
};
