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
import { inProject } from '../paths';
import { migrate, migrations } from './migrate';
import { overPglite } from './pglite';

/**
 * An embedded database with its tables and no rows, packed. Making one takes seven seconds of a processor, unpacking one
 * less than one; so it is made once for these migrations and this PGlite and kept beside the builds.
 */
export async function template(embedded: typeof PGlite): Promise<Blob> {
  const folder = inProject('.cache/database');
  const file = join(folder, `${key()}.tar`);
  if (!existsSync(file)) await make(embedded, folder, file);
  return new Blob([readFileSync(file)]);
}

async function make(embedded: typeof PGlite, folder: string, file: string): Promise<void> {
  const database = await embedded.create();
  await migrate(overPglite(database));
  const packed = await database.dumpDataDir('none');
  await database.close();
  mkdirSync(folder, { recursive: true });
  // Two that make it at once both have a whole one.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, new Uint8Array(await packed.arrayBuffer()));
  renameSync(own, file);
  for (const old of readdirSync(folder).filter((name) => name.endsWith('.tar')))
    if (join(folder, old) !== file) rmSync(join(folder, old), { force: true });
}

function key(): string {
  const hash = createHash('sha256');
  hash.update(
    readFileSync(inProject('e2e/sandbox/node_modules/@electric-sql/pglite/package.json')),
  );
  for (const { file, sql } of migrations()) hash.update(`${file}\0${sql}\0`);
  return hash.digest('hex').slice(0, 16);
}
