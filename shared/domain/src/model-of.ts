import type { Package } from './package';

type Holder = Pick<Package, 'id' | 'vehicleCategories'>;

/** As the backend names a vehicle's model; the title is '' where it is not known. */
type Named = { categoryId: string | undefined; categoryTitle: string };

const plain = (title: string): string => title.normalize('NFC').replace(/\s+/g, '').toUpperCase();

/**
 * The model the backend knows a vehicle by: its id where that comes, else the category of its title, first in the
 * chosen membership. A title no category has stays a model of its own, which no membership takes: another one chosen
 * by hand would be another car. `undefined` where the backend names no model at all. Source.
 */
export function modelOf(
  { categoryId, categoryTitle }: Named,
  packages: readonly Holder[],
  packageId: string | undefined,
): string | undefined {
  if (categoryId !== undefined || categoryTitle === '') return categoryId;
  const category = [...packages.filter(({ id }) => id === packageId), ...packages]
    .flatMap(({ vehicleCategories }) => vehicleCategories)
    .find(({ title }) => plain(title) === plain(categoryTitle));
  return category?.id ?? `${NOT_TAKEN}${categoryTitle}`;
}

/** No id begins like this. */
const NOT_TAKEN = 'title:';
