import type { Rounding, Won } from './money';
import type { CostEntry, Package, VehicleCategory } from './package';
import { fail, ok, type Result } from './result';
import { bandsOf, type Group } from './tier';
import { withVat } from './vat';
import { type AgeBand, type BandMarker, bandRange, NO_REGISTRATION_DATE } from './vehicle-age';

/** Groups whose server prices include VAT, and the rounding of prices with VAT. Source: A-23. */
export type Pricing = { vatIncludedGroups: readonly Group[]; vatRounding: Rounding };

/**
 * `no-category`: the package does not have this model. `band-not-allowed`: not at this age. `price-unknown`: allowed,
 * but the server sends no price.
 */
export type CostRefusal = 'no-category' | 'band-not-allowed' | 'price-unknown';

type Priced = Pick<Package, 'group' | 'vehicleCategories'>;

/** A maximum of this size means that the entry has no upper limit. Source: CONST-015. */
const OPEN_ENDED = 999_999;

/**
 * Returns the cost of 12 months with VAT: the yearly price of the vehicle category for the age band.
 * Source: PRICE-011…013, CONST-009.
 */
export function yearlyCost(
  pkg: Priced,
  categoryId: string,
  band: BandMarker,
  pricing: Pricing,
): Result<Won, CostRefusal> {
  const category = categoryIn(pkg, categoryId);
  if (category === undefined) return fail('no-category');
  if (band === NO_REGISTRATION_DATE) return fail('band-not-allowed');
  const entry = allowedEntry(pkg.group, category, band);
  if (entry === undefined) return fail('band-not-allowed');
  if (entry.price === undefined) return fail('price-unknown');
  const isGross = pricing.vatIncludedGroups.includes(pkg.group);
  return ok(isGross ? entry.price : withVat(entry.price, pricing.vatRounding));
}

/**
 * Returns the bands in which this model may join: the group allows them and the entry is enabled. Source: PRICE-012,
 * HOME-011.
 */
export function allowedBands(pkg: Priced, categoryId: string): readonly AgeBand[] {
  const category = categoryIn(pkg, categoryId);
  if (category === undefined) return [];
  return bandsOf(pkg.group).filter((band) => entryOf(category, band)?.state === 'enable');
}

/** Returns the model to show before one is chosen: the default one, otherwise the first that may join. Source: A-64. */
export function preselectedCategory(pkg: Priced): VehicleCategory | undefined {
  const { vehicleCategories } = pkg;
  return (
    vehicleCategories.find((category) => category.default !== -1) ??
    vehicleCategories.find((category) => allowedBands(pkg, category.id).length > 0)
  );
}

export const categoryIn = (
  { vehicleCategories }: Pick<Package, 'vehicleCategories'>,
  categoryId: string,
): VehicleCategory | undefined => vehicleCategories.find(({ id }) => id === categoryId);

const allowedEntry = (group: Group, category: VehicleCategory, band: AgeBand) => {
  const entry = entryOf(category, band);
  return bandsOf(group).includes(band) && entry?.state === 'enable' ? entry : undefined;
};

const entryOf = ({ costs }: VehicleCategory, band: AgeBand): CostEntry | undefined =>
  costs.find(
    ({ unitMin, unitMax }) => unitMin <= bandRange(band).to && bandRange(band).to <= end(unitMax),
  );

const end = (unitMax: number): number =>
  unitMax >= OPEN_ENDED ? Number.POSITIVE_INFINITY : unitMax;
