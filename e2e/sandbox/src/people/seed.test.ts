/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { subscsOf } from '../testing/orders';
import { NOON, openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const membershipsOf = async (key: string) => subscsOf(await sandbox.as(key));

/** Returns all rows of all tables, and the next value of each sequence. */
async function everything() {
  const { database } = sandbox;
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
  const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
  const [later, nextDay] = [minutesLater(90), minutesLater(24 * 60)];
  const resetAt = async (now: Date) => {
    await sandbox.services.clock.freeze(now);
    await sandbox.services.reset({ keepClock: true });
  };

  it('restores exactly the seed of that moment after any change, insert or delete [SBX-008]', async () => {
    // A reset on another day seeds all rows again, and a reset on the same day restores a copy of them.
    await resetAt(nextDay);
    await resetAt(later);
    const fresh = await everything();
    await resetAt(nextDay);
    await resetAt(NOON);
    const { applications, accounts, coupons } = sandbox.services;
    await applications.approve('S-pending');
    await accounts.signIn('new-customer');
    await coupons.markUsed('S-active-premium', 'PRE-OIL');
    await sandbox.database.query(`update person set name = '누군가' where key = 'unpaid'`);
    await sandbox.database.query('delete from document');
    await sandbox.database.query(`update package set title = 'other'`);
    await sandbox.database.query(`select nextval('subscription_number')`);

    await resetAt(later);

    expect(await everything()).toEqual(fresh);
    await sandbox.services.reset();
  });
});

describe('seeded people', () => {
  it.each([
    ['2026-12-31', '2027-01-20'],
    // A membership that contains a leap day has 366 days.
    ['2028-02-29', '2028-03-21'],
  ])(
    'can be seeded on %s and are the same again, with a membership that ends on %s [SBX-008]',
    async (day, end) => {
      await sandbox.services.clock.set(new Date(`${day}T12:00:00+09:00`));

      await sandbox.services.reset({ keepClock: true });

      expect(sandbox.services.clock.today()).toBe(day);
      expect(await membershipsOf('near-end')).toMatchObject([{ state: 20, date_stop: end }]);
      expect(await membershipsOf('many')).toHaveLength(6);
    },
  );
});
