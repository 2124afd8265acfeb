import { randomUUID } from 'node:crypto';
import type { Database } from '../src/database';
import { type EmbeddedPostgres, overPglite } from '../src/pglite';
import { openPostgres } from '../src/postgres';
import type { Tables } from '../src/template';

declare const openEmbeddedPostgres: ((tables: Tables) => Promise<EmbeddedPostgres>) | undefined;

/**
 * Opens an embedded PostgreSQL in memory with the tables and their shared rows, if they have some. The test file must use pglite-environment.ts.
 */
export async function memoryDatabase(tables: Tables): Promise<Database> {
  if (typeof openEmbeddedPostgres === 'undefined')
    throw new RangeError(
      'add the docblock @jest-environment ./shared/database/testing/pglite-environment.ts',
    );
  return overPglite(await openEmbeddedPostgres(tables));
}

/** Opens a new schema on a real server. Closing it removes the schema. */
export async function serverDatabase(url: string): Promise<Database> {
  const schema = `care_test_${process.pid}_${randomUUID().slice(0, 8)}`;
  const first = await openPostgres(url);
  await first.script(`create schema ${schema}`);
  await first.close();
  const inSchema = new URL(url);
  inSchema.searchParams.set('options', `-c search_path=${schema}`);
  const database = await openPostgres(inSchema.href);
  return {
    ...database,
    close: async () => {
      await database.script(`drop schema ${schema} cascade`);
      await database.close();
    },
  };
}
