import type { Subscription } from '@shared/api/subscription';
import type { Package } from '@shared/domain/package';

type Bought = Pick<Subscription, 'packageId' | 'insured'> & {
  package: Pick<Subscription['package'], 'title'>;
};

/**
 * Returns the package of a membership by its id. Without an id it uses the title, because one document sends nothing
 * else. If several packages have this title, it returns the one that takes the vehicle. Source: A-64.
 */
export function packageOf(
  { packageId, package: { title }, insured }: Bought,
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
