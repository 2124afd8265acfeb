import type { Tables } from '@shared/database/template';
import { textIn } from '../store/template';

/** Tables of the collector, each with the column that has the time of a row. */
export const tables = {
  log: 'received',
  metric: 'received',
  ended: 'at',
  vital: 'at',
  step: 'at',
  fault: 'at',
} as const;

export function collectorTables(root: string): Tables {
  const sql = textIn(root, 'collector/tables.sql');
  return { name: 'collector', root, sql: [sql], prepare: (database) => database.script(sql) };
}
