import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database';
import { overPglite } from './pglite';

/**
 * Tables of one program. `prepare` runs all of `sql`, and `root` is the project folder with the cache. `rows` fills them
 * in, if the programs of one run share the same rows: `of` names the run.
 */
export type Tables = {
  name: string;
  root: string;
  sql: readonly string[];
  prepare: (database: Database) => Promise<void>;
  rows?: { of: string; fill: (database: Database) => Promise<unknown> } | undefined;
};

/**
 * Returns a packed embedded database with tables, and with `rows` if they are given.
 * Creating one takes seven seconds of CPU time and unpacking less than one. So it is cached for these tables and this
 * version of PGlite.
 */
export async function template(embedded: typeof PGlite, tables: Tables): Promise<Blob> {
  const folder = join(tables.root, '.cache/database');
  const name = tables.rows ? `rows-of-${tables.name}` : tables.name;
  const file = join(folder, `${name}-${key(tables)}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    await make(embedded, tables, file);
    // Another process may rename its own file between the two calls.
    const since = (other: string) =>
      statSync(join(folder, other), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    const isOld = (other: string) =>
      other.startsWith(`${name}-`) && since(other) < Date.now() - HOUR_MS;
    for (const old of readdirSync(folder).filter(isOld)) rmSync(join(folder, old), { force: true });
  }
  return new Blob([readFileSync(file)]);
}

/** Longer than a run of tests uses its rows. */
const HOUR_MS = 3_600_000;

async function make(embedded: typeof PGlite, { rows, ...tables }: Tables, file: string) {
  const from = rows && { loadDataDir: await template(embedded, tables) };
  const database = await embedded.create({ ...from });
  await (rows?.fill ?? tables.prepare)(overPglite(database));
  const packed = await database.dumpDataDir('none');
  await database.close();
  // Two processes may create it at the same time, and both get a complete file.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, new Uint8Array(await packed.arrayBuffer()));
  renameSync(own, file);
}

function key({ root, sql, rows }: Tables): string {
  const hash = createHash('sha256');
  hash.update(
    readFileSync(join(root, 'shared/database/node_modules/@electric-sql/pglite/package.json')),
  );
  for (const one of [...sql, ...(rows ? [rows.of] : [])]) hash.update(`${one}\0`);
  return hash.digest('hex').slice(0, 16);
}
