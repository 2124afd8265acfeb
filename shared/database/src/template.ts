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

/** The tables of one program. `sql` is all that `prepare` runs; `root` the project, which keeps what was made. */
export type Tables = {
  name: string;
  root: string;
  sql: readonly string[];
  prepare: (database: Database) => Promise<void>;
};

/**
 * An embedded database with its tables and no rows, packed. Making one takes seven seconds of a processor, unpacking one
 * less than one; so it is made once for these tables and this PGlite and kept beside the builds.
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
  // Two that make it at once both have a whole one.
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
