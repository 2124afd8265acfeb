import type { Database, Queries } from '@shared/database/database';
import type { Group } from '@shared/domain/tier';

export type PromotionRow = {
  id: string;
  state: number;
  type_rate: number;
  rate: number;
  cut_unit: number | null;
  cut_standard: number | null;
  overlap: 'Y' | 'N';
  slug: string | null;
  title: string;
  content: string | null;
};

type CostRow = { year: number; state: number; unit_min: number; unit_max: number };
export type CategoryRow = {
  id: string;
  seq: number;
  title: string;
  group: string;
  costs: CostRow[];
};
type ProductRow = {
  id: string;
  title: string;
  seq: number | null;
  icon: string | null;
  unit_type: number;
  unit_base: number;
  content: string[];
  type: 10 | 20 | 30;
  on: boolean;
};

export type PackageRow = {
  id: string;
  title: string;
  pkgTitle: string;
  group: Group;
  isAssurance: boolean;
  sort: number;
  images: string[];
  promotion: PromotionRow | null;
  extensionPromotion: PromotionRow | null;
  products: ProductRow[];
  categories: CategoryRow[];
};

const select = `
  select package.id, package.title, pkg_title as "pkgTitle", pkg_group as "group",
    is_assurance as "isAssurance", sort, images, to_jsonb(promotion) as promotion,
    to_jsonb(extend) as "extensionPromotion",
    coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'seq', p.seq,
        'icon', p.icon, 'unit_type', p.unit_type, 'unit_base', p.unit_base, 'content', p.content,
        'type', p.kind, 'on', p.is_on) order by p.seq, p.id)
      from product p where p.package_id = package.id), '[]'::jsonb) as products,
    coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'seq', c.seq, 'title', c.title,
        'group', c.category_group, 'costs', (
          select jsonb_agg(jsonb_build_object('year', cost.year_price, 'state', cost.state,
            'unit_min', cost.unit_min, 'unit_max', cost.unit_max) order by cost.band)
          from cost where cost.package_id = package.id and cost.category_id = c.id)) order by c.seq)
      from vehicle_category c
      where exists (select 1 from cost where cost.package_id = package.id and cost.category_id = c.id)
    ), '[]'::jsonb) as categories
  from package
    left join promotion on promotion.id = package.promo_id
    left join promotion extend on extend.id = package.promo_extend_id`;

/** Packages by database. They are cached, because every phone starts with them and only a reset changes them. */
const read = new WeakMap<Database, Promise<PackageRow[]>>();

/** Returns the packages in the order of the server. The app reverses it. Source: A-54. */
export function packageRows(database: Database): Promise<PackageRow[]> {
  const known = read.get(database);
  if (known) return known;
  const reading = database.query<PackageRow>(`${select} order by package.position desc`);
  read.set(database, reading);
  reading.catch(() => read.delete(database)); // the next call tries again
  return reading;
}

/** Clears the cache, because the packages may have changed. */
export const forgetPackages = (database: Database): unknown => read.delete(database);

export async function packageRow(queries: Queries, id: string): Promise<PackageRow | undefined> {
  const [row] = await queries.query<PackageRow>(`${select} where package.id = $1`, [id]);
  return row;
}
