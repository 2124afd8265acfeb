import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tables } from '@shared/database/template';

/** Tables of the collector, each with the column that has the time of a row. */
export const tables = {
  log: 'received',
  metric: 'received',
  ended: 'at',
  vital: 'at',
  step: 'at',
  fault: 'at',
} as const;

/** Returns the text of a SQL file of this package. `root` is the folder of the project. */
export const sqlIn = (root: string, file: string): string =>
  readFileSync(join(root, 'shared/delivery', file), 'utf8');

export function collectorTables(root: string): Tables {
  const sql = sqlIn(root, 'collector/tables.sql');
  return { name: 'collector', root, sql: [sql], prepare: (database) => database.script(sql) };
}
