import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '@shared/database/database';
import type { PlainDate } from '@shared/domain/calendar';

/** The seeded tables. A table comes after the tables that it references. */
export const tables = [
  'promotion',
  'package',
  'product',
  'vehicle_category',
  'cost',
  'promo_link',
  'dealer',
  'agent',
  'advisor',
  'estimate_item',
  'estimate_rule',
  'estimate_setting',
  'person',
  'vehicle',
  'account_vehicle',
  'account_session',
  'account_ticket',
  'pre_auth',
  'access_token',
  'subscription',
  'document',
  'payment',
  'idempotency',
  'care_insurance_confirm',
  'product_use',
  'solicitation',
  'identity_check',
  'upload',
  'event',
] as const;
type Table = (typeof tables)[number];

/** Columns that contain the time of seeding. All other values depend on the day only. */
const moments = [
  ['account_vehicle', 'added_at'],
  ['solicitation', 'created_at'],
] as const;

type Sequence = { name: string; last: string; called: boolean };
type Kept = { day: PlainDate; at: string; sequences: readonly Sequence[] };

/** Copies of this process or run of tests only, because another one may seed other people. */
const run = process.env['TEST_RUN'] ?? randomUUID();

/** Copies every seeded row to a second table. Returns the current values of the sequences. */
export async function copyRows(tx: Queries): Promise<readonly Sequence[]> {
  for (const table of tables) {
    await tx.query(`drop table if exists seeded_${table}`);
    await tx.query(`create table seeded_${table} as table ${table}`);
  }
  return tx.query<Sequence>(
    `select sequencename as name, coalesce(last_value, start_value)::text as last,
       last_value is not null as called
     from pg_sequences where schemaname = current_schema()`,
  );
}

export async function keep(tx: Queries, copied: Kept): Promise<void> {
  await tx.query('drop table if exists seeded_copy');
  await tx.query('create table seeded_copy (run text, kept jsonb)');
  await tx.query('insert into seeded_copy values ($1, $2::jsonb)', [run, JSON.stringify(copied)]);
}

async function keptRows({ query }: Queries): Promise<Kept | undefined> {
  const [there] = await query<{ name: string | null }>(`select to_regclass('seeded_copy') as name`);
  if (!there?.name) return undefined;
  const [row] = await query<{ kept: Kept }>('select kept from seeded_copy where run = $1', [run]);
  return row?.kept;
}

/** Restores rows that differ from the seed of `day`. Returns false if there is no copy of that day. */
export async function putBack(database: Database, day: PlainDate, at: Date): Promise<boolean> {
  const rows = await keptRows(database);
  if (rows?.day !== day) return false;
  const now = at.toISOString();
  await database.transaction(async (tx) => {
    const changed = await changedTables(tx);
    for (const table of changed.toReversed()) await tx.query(`delete from ${table}`);
    for (const table of changed)
      await tx.query(`insert into ${table} overriding system value select * from seeded_${table}`);
    await tx.query(
      `select setval(name::regclass, last::bigint, called)
       from jsonb_to_recordset($1::jsonb) as of (name text, last text, called boolean)`,
      [JSON.stringify(rows.sequences)],
    );
    if (rows.at !== now)
      for (const [table, column] of moments)
        await tx.query(`update ${table} set ${column} = $1 where ${column} = $2`, [now, rows.at]);
  });
  return true;
}

/**
 * Returns the changed tables in the order of `tables`. Includes all tables that reference them, because their rows must
 * be replaced, too.
 */
async function changedTables(tx: Queries): Promise<readonly Table[]> {
  const [row] = await tx.query<{ changed: Table[] }>(
    `select array_remove(array[${tables.map(asNameIfChanged).join(', ')}], null) as changed`,
  );
  const changed = new Set(row?.changed);
  if (changed.size === 0) return [];
  const references = await tx.query<{ from: Table; to: Table }>(
    `select source.relname as "from", target.relname as "to" from pg_constraint
       join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
     where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  // A table comes after the tables that it references, so one pass is enough.
  for (const table of tables)
    for (const { from, to } of references) if (to === table && changed.has(to)) changed.add(from);
  return tables.filter((table) => changed.has(table));
}

const asNameIfChanged = (table: Table): string =>
  `(select '${table}' where exists (
     (table ${table} except all table seeded_${table}) union all
     (table seeded_${table} except all table ${table})))`;
