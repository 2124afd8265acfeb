import type { Database, Queries } from '@shared/database/database';
import type { Group } from '@shared/domain/tier';
import { customer, type Handler, jsonQuery, param } from './call';
import { conflict, notFound } from './refusal';

export type Promotion = {
  state: number;
  type_rate: number;
  rate: number;
  cut_unit: number | null;
  cut_standard: number | null;
  overlap: 'Y' | 'N';
};
export type Category = {
  id: string;
  seq: number;
  title: string;
  costs: { year: number; state: number; unit_min: number; unit_max: number }[];
};

/** A package in the names of the contract. The type has those that the backend itself reads. */
export type Package = {
  id: string;
  title: string;
  group: Group;
  is_assurance: boolean;
  promo: Promotion | null;
  promo_extend: Promotion | null;
  vehicle_cats: Category[];
};
type PackageRow = { wire: Package };

/** Packages by database. They are cached, because every phone starts with them and only a reset changes them. */
const read = new WeakMap<Database, Promise<PackageRow[]>>();

export const forgetPackages = (database: Database): unknown => read.delete(database);

/** Returns the packages in the order of the server. The app reverses it. Source: API-009, API-010, A-54. */
export const getPkgs: Handler = async (call, { database }) => {
  jsonQuery(call, 'filters');
  const known = read.get(database);
  const reading =
    known ?? database.query<PackageRow>('select wire from package_row order by position desc');
  read.set(database, reading);
  reading.catch(() => read.delete(database)); // the next call tries again
  return { data: (await reading).map(({ wire }) => wire) };
};

export async function packageOf(queries: Queries, id: string): Promise<Package | undefined> {
  const [row] = await queries.query<PackageRow>('select wire from package_row where id = $1', [id]);
  return row?.wire;
}

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

/** Returns a VIP code for a package. A code without a package applies to every package. */
export async function vipCode(
  queries: Queries,
  slug: string,
  packageId: string,
): Promise<VipCodeRow | undefined> {
  const [code] = await queries.query<VipCodeRow>(
    'select * from promo_link where slug = $1 and (package_id is null or package_id = $2)',
    [slug.toUpperCase(), packageId],
  );
  return code;
}

/** Returns a code as an order shows it, with the discount that it gave. Source: A-25. */
export const codeView = (code: VipCodeRow, price: number) => ({
  rate: code.rate,
  overlap: code.type_overlap,
  slug: code.slug,
  price,
  type: code.kind,
  type_rate: code.type_rate,
  title: code.title,
  content: code.content,
});

/** Returns the VIP code for a package. An unknown code is a 404, a used one a 409. Source: API-017, PAY-008…011. */
export const showPromoLink: Handler = async (call, { database }) => {
  customer(call);
  const row = await vipCode(database, param(call, 'slug'), call.query['pkg_id'] ?? '');
  if (row === undefined) throw notFound('사용할 수 없는 쿠폰코드 입니다.');
  if (row.refusal !== null) throw conflict(row.refusal);
  const { kind, type_rate, title, content, rate, type_overlap } = row;
  return { data: { promo: { type: kind, type_rate, title, content, rate, type_overlap } } };
};
