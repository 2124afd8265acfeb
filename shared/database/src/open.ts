import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database';
import { lockDirectory } from './lock';
import { overPglite } from './pglite';
import { openPostgres } from './postgres';
import { type Tables, template } from './template';

/** Error with one sentence for the operator. The process ends with it. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

type Place = { url: string | undefined; directory: string; tables: Tables };

/**
 * Opens the server at `url`, or the embedded database in `directory`, and prepares its tables.
 * @throws {CannotStart} if the server does not answer. @throws {DirectoryInUse} if a living process holds the
 * directory.
 */
export async function openDatabase({ url, directory, tables }: Place): Promise<Database> {
  const database = await (url ? openServer(url) : openEmbedded(directory, tables));
  try {
    await tables.prepare(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Opens an embedded database in memory, with tables but without rows. */
export async function openInMemory(tables: Tables): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  return overPglite(await PGlite.create({ loadDataDir: await template(PGlite, tables) }));
}

async function openServer(url: string): Promise<Database> {
  try {
    return await openPostgres(url);
  } catch (error) {
    throw new CannotStart(`DATABASE_URL cannot be used: ${sentenceOf(error)}`);
  }
}

async function openEmbedded(directory: string, tables: Tables): Promise<Database> {
  const unlock = lockDirectory(directory);
  try {
    const database = overPglite(await embeddedIn(directory, tables));
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens the database in `directory`, which is a copy of the template at first. */
async function embeddedIn(directory: string, tables: Tables): Promise<PGlite> {
  const unfinished = `${directory}.unfinished`;
  // If the first start was killed, the directory is incomplete and has no data to lose.
  const isHalf = existsSync(unfinished) || !existsSync(`${directory}/PG_VERSION`);
  if (isHalf) rmSync(directory, { recursive: true, force: true });
  const { PGlite } = await import('@electric-sql/pglite');
  if (!isHalf) return PGlite.create(directory);
  mkdirSync(dirname(directory), { recursive: true });
  writeFileSync(unfinished, '');
  const database = await PGlite.create(directory, { loadDataDir: await template(PGlite, tables) });
  rmSync(unfinished);
  return database;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const text = inner instanceof Error ? inner.message : error.message;
  return text.replace(/\s+/g, ' ').trim() || 'no answer';
}
