import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@shared/database/database';
import type { Tables } from '@shared/database/template';
import { collectorTables } from '@shared/delivery/collector/tables';
import { inProject, inSandbox } from '../paths';

export async function migrate(database: Database): Promise<void> {
  await database.script('create table if not exists migration (name text primary key)');
  const done = await database.query<{ name: string }>('select name from migration');
  const names = new Set(done.map(({ name }) => name));
  for (const { file, sql } of migrations().filter((one) => !names.has(one.file)))
    await database.script(`begin; ${sql}; insert into migration values ('${file}'); commit;`);
  await database.script(views());
  await collectorTables(inProject('.')).prepare(database);
}

function migrations(): readonly { file: string; sql: string }[] {
  const directory = inSandbox('src/database/migrations');
  const files = readdirSync(directory).filter((name) => name.endsWith('.sql'));
  return files.sort().map((file) => ({ file, sql: readFileSync(join(directory, file), 'utf8') }));
}

const views = (): string => readFileSync(inSandbox('src/database/views.sql'), 'utf8');

export const sandboxTables = (): Tables => ({
  name: 'sandbox',
  root: inProject('.'),
  sql: [
    ...migrations().map(({ file, sql }) => `${file}\0${sql}`),
    views(),
    ...collectorTables(inProject('.')).sql,
  ],
  prepare: migrate,
});
