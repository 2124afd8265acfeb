import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './database';
import { lockDirectory } from './lock';
import { overPglite } from './pglite';
import { openPostgres } from './postgres';

/** Said in one sentence to whoever started the sandbox; the process ends with it. */
export class CannotStart extends Error {}

/** A real server when `url` is given, else the embedded one in `directory`. @throws {CannotStart} */
export async function openDatabase(options: {
  url: string | undefined;
  directory: string;
}): Promise<Database> {
  const { url, directory } = options;
  return url ? openServer(url) : openEmbedded(directory);
}

async function openServer(url: string): Promise<Database> {
  try {
    return await openPostgres(url);
  } catch (error) {
    throw new CannotStart(`DATABASE_URL cannot be used: ${sentenceOf(error)}`);
  }
}

async function openEmbedded(directory: string): Promise<Database> {
  const unlock = lockDirectory(directory);
  try {
    mkdirSync(dirname(directory), { recursive: true });
    // A first start that was killed leaves a folder without its last file; there is nothing in it to lose.
    if (existsSync(directory) && !existsSync(`${directory}/PG_VERSION`)) {
      rmSync(directory, { recursive: true, force: true });
    }
    const { PGlite } = await import('@electric-sql/pglite');
    const database = overPglite(await PGlite.create(directory));
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

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const text = inner instanceof Error ? inner.message : error.message;
  return text.replace(/\s+/g, ' ').trim() || 'no answer';
}
