import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@shared/database/database';
import { DirectoryInUse } from '@shared/database/lock';
import { openDatabase } from '@shared/database/open';
import { openPostgres } from '@shared/database/postgres';
import { dayOf } from '../collector/read';
import { collectorTables } from '../collector/tables';
import type { DayReader } from '../judge/verdict';
import { warehouseReader } from '../judge/warehouse';
import { Refusal } from '../store/refusal';
import { WrongUse } from './command';

type Source = { dayOf: DayReader; close: () => Promise<void> };
type Place = {
  folder?: string | undefined;
  /** File with a query of the company's own warehouse. */
  query?: string | undefined;
};

/** Opens the counts that the canary analysis reads. @throws {Refusal} @throws {WrongUse} */
export async function openDayReader(root: string, { folder, query }: Place): Promise<Source> {
  if (query === undefined) {
    const counts = await openCounts(root, folder);
    return { dayOf: (compared) => dayOf(counts, compared), close: counts.close };
  }
  const url = process.env['MFE_COUNTS_URL'];
  if (!url) throw new WrongUse('--counts needs MFE_COUNTS_URL: postgres://… of your warehouse');
  const warehouse = await openPostgres(url).catch((error: Error) => {
    throw new Refusal(`MFE_COUNTS_URL cannot be used: ${error.message}`);
  });
  return { dayOf: warehouseReader(warehouse, textOf(query)), close: warehouse.close };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new WrongUse(`--counts ${file} cannot be read`);
  }
}

/**
 * Opens the counts of the collector: `DATABASE_URL`, or the collector's folder while the collector is not running.
 * @throws {Refusal}
 */
export async function openCounts(root: string, folder?: string): Promise<Database> {
  const directory = folder ?? join(root, '.data/collector');
  try {
    return await openDatabase({
      url: process.env['DATABASE_URL'],
      directory,
      tables: collectorTables(root),
    });
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    throw new Refusal(
      `${error.message} An embedded database has one reader: let that collector judge (--judge), or use DATABASE_URL.`,
    );
  }
}
