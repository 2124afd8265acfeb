import { type Group, groups } from '@shared/domain/tier';
import { type AgeBand, ageBands, bandRange } from '@shared/domain/vehicle-age';
import * as v from 'valibot';
import { readData } from './read-data';

/** The catalogue of the backend: rows of its tables, from the data files in `catalogue`. */
const rows = v.array(v.record(v.string(), v.unknown()));

const sold = readData(
  'catalogue/memberships.yaml',
  v.strictObject({
    categories: v.array(v.looseObject({ id: v.string(), factor: v.number() })),
    promotions: rows,
    memberships: v.array(v.looseObject({ id: v.string(), pkg_group: v.picklist(groups) })),
    yearly: v.record(v.picklist(groups), v.array(v.number())),
    vipCodes: rows,
  }),
);
export const { promotions, memberships } = sold;

export const categories = sold.categories.map(({ factor: _factor, ...category }) => category);

export const vipCodes = sold.vipCodes.map((code) => ({
  package_id: null,
  kind: 10,
  refusal: null,
  ...code,
}));

/** PREMIUM is not offered for the oldest large sedans. */
const isOffered = (group: Group, categoryId: string, band: AgeBand): boolean =>
  sold.yearly[group]?.[band] !== 0 &&
  !(group === 'PREMIUM' && categoryId === 'CAT-C7' && band === 7);

const OPEN_ENDED = 999_999;
const PRICE_STEP = 1000;

/** Yearly prices by package, category and age band. POWER TRAIN has none for large sedans. */
export const costs = memberships.flatMap(({ id, pkg_group }) =>
  sold.categories
    .filter((category) => pkg_group !== 'POWER TRAIN' || category.id !== 'CAT-C7')
    .flatMap((category) =>
      ageBands.map((band) => {
        const { from, to } = bandRange(band);
        const exact = ((sold.yearly[pkg_group]?.[band] ?? 0) * category.factor) / 100;
        return {
          package_id: id,
          category_id: category.id,
          band,
          year_price: Math.round(exact / PRICE_STEP) * PRICE_STEP,
          state: isOffered(pkg_group, category.id, band) ? 10 : -10,
          unit_min: from,
          unit_max: Number.isFinite(to) ? to : OPEN_ENDED,
        };
      }),
    ),
);

export const products = readData(
  'catalogue/benefits.yaml',
  v.array(v.looseObject({ id: v.string(), worth: v.number() })),
).map((benefit) => ({ ...benefit, is_on: true }));

export const estimate = readData(
  'catalogue/estimate.yaml',
  v.strictObject({ items: rows, rules: rows, settings: v.record(v.string(), v.unknown()) }),
);
