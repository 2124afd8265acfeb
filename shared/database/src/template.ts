import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database';
import { overPglite } from './pglite';

/** Tables of one program. `prepare` runs all of `sql`, and `root` is the project folder with the cache. */
export type Tables = {
  name: string;
  root: string;
  sql: readonly string[];
  prepare: (database: Database) => Promise<void>;
};

/**
 * Returns a packed embedded database with tables but without rows.
 * Creating one takes seven seconds of CPU time and unpacking less than one. So it is cached for these tables and this
 * version of PGlite.
 */
export async function template(embedded: typeof PGlite, tables: Tables): Promise<Blob> {
  const folder = join(tables.root, '.cache/database');
  const file = join(folder, `${tables.name}-${key(tables)}.tar`);
  if (!existsSync(file)) await make(embedded, { folder, file, ...tables });
  return new Blob([readFileSync(file)]);
}

type Making = Pick<Tables, 'name' | 'prepare'> & { folder: string; file: string };

async function make(embedded: typeof PGlite, { name, prepare, folder, file }: Making) {
  const database = await embedded.create();
  await prepare(overPglite(database));
  const packed = await database.dumpDataDir('none');
  await database.close();
  mkdirSync(folder, { recursive: true });
  // Two processes may create it at the same time, and both get a complete file.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, new Uint8Array(await packed.arrayBuffer()));
  renameSync(own, file);
  const isOld = (other: string) => other.startsWith(`${name}-`) && other.endsWith('.tar');
  for (const old of readdirSync(folder).filter(isOld))
    if (join(folder, old) !== file) rmSync(join(folder, old), { force: true });
}

function key({ root, sql }: Tables): string {
  const hash = createHash('sha256');
  hash.update(
    readFileSync(join(root, 'shared/database/node_modules/@electric-sql/pglite/package.json')),
  );
  for (const one of sql) hash.update(`${one}\0`);
  return hash.digest('hex').slice(0, 16);
}
