import type { Package } from './package';

type Holder = Pick<Package, 'id' | 'vehicleCategories'>;

/** Model of a vehicle as the backend sends it. The title is '' if it is unknown. */
export type NamedModel = { categoryId: string | undefined; categoryTitle: string };

const plain = (title: string): string => title.normalize('NFC').replace(/\s+/g, '').toUpperCase();

/**
 * Returns the model of a vehicle: its id, or the category with the same title, first in the chosen membership.
 * A title without a category stays a separate model that no membership allows, because another model would be another
 * car. `undefined` if the backend sends no model. Source.
 */
export function modelOf(
  { categoryId, categoryTitle }: NamedModel,
  packages: readonly Holder[],
  packageId: string | undefined,
): string | undefined {
  if (categoryId !== undefined || categoryTitle === '') return categoryId;
  const category = [...packages.filter(({ id }) => id === packageId), ...packages]
    .flatMap(({ vehicleCategories }) => vehicleCategories)
    .find(({ title }) => plain(title) === plain(categoryTitle));
  return category?.id ?? `${NOT_TAKEN}${categoryTitle}`;
}

/** Prefix that no real id has. */
const NOT_TAKEN = 'title:';
