import type { Queries } from '@shared/database/database';

/**
 * Inserts many rows in one statement. The keys of the first row are the columns. JSON columns take the values
 * unchanged.
 */
export async function insertAll(
  queries: Queries,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(', ');
  await queries.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
