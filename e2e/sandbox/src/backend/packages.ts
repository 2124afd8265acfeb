import { customer, type Handler, param } from './call';
import { jsonQuery } from './json-query';
import { type PackageRow, type PromotionRow, packageRows } from './package-rows';
import { conflict, notFound } from './refusal';

/** Source: API-009, API-010. */
export const getPkgs: Handler = async (call, { database }) => {
  jsonQuery(call, 'filters');
  return { data: (await packageRows(database)).map(packageView) };
};

const packageView = (row: PackageRow) => ({
  id: row.id,
  title: row.title,
  pkg_title: row.pkgTitle,
  group: row.group,
  is_assurance: row.isAssurance,
  sort: row.sort,
  promo: row.promotion && promotionView(row.promotion),
  promo_extend: row.extensionPromotion && promotionView(row.extensionPromotion),
  atts: row.images,
  price_pkg: null,
  products: row.products.map((product) => ({
    ...product,
    unit: product.unit_base,
    date_start: null,
    date_stop: null,
    used: null,
  })),
  vehicle_cats: row.categories.map((category) => ({ ...category, default: -1 })),
});

const promotionView = (row: PromotionRow) => ({ ...row, price: null });

export type VipCodeRow = {
  slug: string;
  kind: number;
  type_rate: number;
  rate: number;
  type_overlap: string;
  title: string;
  content: string;
  refusal: string | null;
};

/** Returns the VIP code for a package. An unknown code is a 404, a used one a 409. Source: API-017, PAY-008…011. */
export const showPromoLink: Handler = async (call, { database }) => {
  customer(call);
  const [row] = await database.query<VipCodeRow>(vipCodeSql, [
    param(call, 'slug').toUpperCase(),
    call.query['pkg_id'] ?? '',
  ]);
  if (row === undefined) throw notFound('사용할 수 없는 쿠폰코드 입니다.');
  if (row.refusal !== null) throw conflict(row.refusal);
  const { kind, type_rate, title, content, rate, type_overlap } = row;
  return { data: { promo: { type: kind, type_rate, title, content, rate, type_overlap } } };
};

/** Selects a VIP code. A code without a package applies to every package. */
export const vipCodeSql = `
  select slug, kind, type_rate, rate, type_overlap, title, content, refusal
  from promo_link where slug = $1 and (package_id is null or package_id = $2)`;
