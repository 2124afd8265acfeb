import { allowedBands } from './cost';
import type { Package } from './package';

type Holder = Pick<Package, 'id' | 'group' | 'vehicleCategories'>;

/**
 * Returns why a model cannot have the chosen membership, or any membership, at any age. Undefined if it can. Source: A-75.
 */
export function modelProblem(
  packages: readonly Holder[],
  chosenId: string,
  categoryId: string,
): 'no-membership-for-model' | 'membership-not-possible-for-model' | undefined {
  const holders = packages.filter((one) => allowedBands(one, categoryId).length > 0);
  if (holders.length === 0) return 'no-membership-for-model';
  return holders.some((one) => one.id === chosenId)
    ? undefined
    : 'membership-not-possible-for-model';
}
