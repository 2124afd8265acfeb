import type { Subscription } from '@shared/api/subscription-shape';
import type { VehicleByVin } from '@shared/api/vehicles';
import type { PlainDate } from '@shared/domain/calendar';
import { allowedBands, categoryIn } from '@shared/domain/cost';
import { isEnrolled } from '@shared/domain/enrolment';
import { modelProblem } from '@shared/domain/model-availability';
import { modelOf } from '@shared/domain/model-of';
import type { Package, VehicleCategory } from '@shared/domain/package';
import { bandOn } from '@shared/domain/vehicle-age';
import { type VehicleProblem, vehicleProblem } from '@shared/domain/vehicle-checks';

/** What the page holds; `found` is what the backend knows of the chosen VIN. */
export type VehicleChoice = {
  vin: string | undefined;
  found: VehicleByVin | undefined;
  /** The plus service has a membership on it. Source: A-57. */
  enrolledElsewhere: boolean;
  packageId: string | undefined;
  categoryId: string | undefined;
  registeredOn: PlainDate | undefined;
  /** Typed where the record has none. */
  plate: string;
};

export type VehicleFacts = {
  packages: readonly Package[];
  subscriptions: readonly Subscription[];
  /** Of an extension: the membership it follows. */
  parentId: string | undefined;
  today: PlainDate;
};

const packageOf = ({ packageId }: VehicleChoice, packages: readonly Package[]) =>
  packages.find(({ id }) => id === packageId);

/** Models of the chosen membership, or of all of them; each once. Source: APPLY-021. */
export function modelsFor(
  choice: VehicleChoice,
  packages: readonly Package[],
): readonly VehicleCategory[] {
  const chosen = packageOf(choice, packages);
  const all = (chosen ? [chosen] : packages).flatMap((one) => one.vehicleCategories);
  return all.filter((one, place) => all.findIndex(({ id }) => id === one.id) === place);
}

/** What is told beside the model before anything is pressed. Source: A-75, MSG-023, 024, 026. */
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

/** An open membership holds it. Source: A-75, VALID-019. */
const isInService = ({ vin }: VehicleChoice, facts: VehicleFacts): boolean =>
  vin !== undefined && isEnrolled(vin, facts.subscriptions, facts.parentId);

/** The first of the written checks that fails. Source: VALID-015…021. */
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

/** A model the membership does not hold cannot stay chosen in its list. */
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
