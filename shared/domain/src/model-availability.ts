import { categoryIn } from './cost';
import type { Package } from './package';

type Holder = Pick<Package, 'id' | 'vehicleCategories'>;

/** Whether a model can have the chosen membership, or any at all. Source: A-75. */
export function modelProblem(
  packages: readonly Holder[],
  chosenId: string,
  categoryId: string,
): 'no-membership-for-model' | 'membership-not-possible-for-model' | undefined {
  const holders = packages.filter((one) => categoryIn(one, categoryId) !== undefined);
  if (holders.length === 0) return 'no-membership-for-model';
  return holders.some((one) => one.id === chosenId)
    ? undefined
    : 'membership-not-possible-for-model';
}
