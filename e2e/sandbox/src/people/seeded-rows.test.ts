/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import type { Database } from '@shared/database/database';
import { memoryDatabase } from '@shared/database/testing/test-database';
import { sandboxTables } from '../database/migrate';
import { createSandbox } from '../server';

const uploads = '/nowhere';
const [noon, later] = [new Date('2026-11-20T03:00:00Z'), new Date('2026-11-20T04:30:00Z')];

let databases: Database[] = [];
afterEach(async () => {
  for (const database of databases) await database.close();
  databases = [];
});

async function openAt(now: () => Date) {
  const database = await memoryDatabase(sandboxTables());
  databases.push(database);
  return { database, ...(await createSandbox({ database, now, uploads })) };
}

/** Returns all rows of all tables, and the next value of each sequence. */
async function everything(database: Database) {
  const names = await database.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename not like 'seeded_%' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of names) {
    const rows = await database.query<{ row: string }>(`select t::text as row from ${name} t`);
    found[name] = rows.map(({ row }) => row).sort();
  }
  found['numbers'] = await database.query(
    'select sequencename, last_value::text from pg_sequences order by 1',
  );
  return found;
}

describe('reset', () => {
  it('restores exactly the seed of that moment after any change, insert or delete [SBX-008]', async () => {
    let now = noon;
    const used = await openAt(() => now);
    await used.services.applications.approve('S-pending');
    await used.services.accounts.signIn('new-customer');
    await used.services.coupons.markUsed('S-active-premium', 'PRE-OIL');
    await used.database.query(`update person set name = '누군가' where key = 'unpaid'`);
    await used.database.query('delete from document');
    await used.database.query(`update package set title = 'other'`);
    await used.database.query(`select nextval('subscription_number')`);
    now = later;

    await used.services.reset();

    const fresh = await openAt(() => later);
    await fresh.services.reset();
    expect(await everything(used.database)).toEqual(await everything(fresh.database));
  });

  it('seeds the people of the new day when the day has changed [SBX-008]', async () => {
    const used = await openAt(() => noon);
    const fresh = await openAt(() => new Date('2026-12-31T03:00:00Z'));
    await used.services.clock.set(new Date('2026-12-31T03:00:00Z'));

    await used.services.reset({ keepClock: true });

    const [one, other] = [await everything(used.database), await everything(fresh.database)];
    expect(one['subscription']).toEqual(other['subscription']);
  });
});
