import type { Database } from '@shared/database/database';
import { type EmbeddedPostgres, overPglite } from '@shared/database/pglite';
import { openPostgres } from '@shared/database/postgres';

declare const openEmbeddedPostgres: (() => Promise<EmbeddedPostgres>) | undefined;

/** An embedded PostgreSQL in memory with its tables and no rows. The file must ask for the environment beside this one. */
export async function memoryDatabase(): Promise<Database> {
  if (typeof openEmbeddedPostgres === 'undefined')
    throw new RangeError(
      'add the docblock @jest-environment ./e2e/sandbox/src/testing/pglite-environment.ts',
    );
  return overPglite(await openEmbeddedPostgres());
}

/** A real server with an empty schema of its own, which goes away when it is closed. */
export async function serverDatabase(url: string): Promise<Database> {
  const schema = `sandbox_test_${process.pid}_${Date.now()}`;
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
