import type { Subscription } from '@shared/api/subscription';
import type { Package } from '@shared/domain/package';

/**
 * The package of a membership: by its id, else by its title, which is all that one document sends of it. Of several with one
 * title it is the one that takes the vehicle; undefined where none is sold. Source: A-64.
 */
export function packageOf(
  { packageId, title, insured }: Pick<Subscription, 'packageId' | 'title' | 'insured'>,
  packages: readonly Package[],
  categoryId: string | undefined,
): Package | undefined {
  if (packageId !== undefined) return packages.find(({ id }) => id === packageId);
  const named = packages.filter(
    (one) =>
      (one.title === title || one.fullTitle === title) && (one.tier === 'insurance') === insured,
  );
  return named.find((one) => one.vehicleCategories.some(({ id }) => id === categoryId)) ?? named[0];
}
