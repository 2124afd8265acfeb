import { join } from 'node:path';
import type { Database } from '@shared/database/database';
import { DirectoryInUse } from '@shared/database/lock';
import { openDatabase } from '@shared/database/open';
import { collectorTables } from '../collector/tables';
import { Refusal } from '../store/refusal';

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
