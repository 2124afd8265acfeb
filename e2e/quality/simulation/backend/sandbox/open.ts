import type { ExtraName } from '@shared/config/backend-extras';
import type { Database } from '@shared/database/database';
import { openInMemory } from '@shared/database/open';
import { NOON } from '@shared/domain/testing/noon';
import { sandboxTables } from 'sandbox/database/migrate';
import { createSandbox } from 'sandbox/server';
import type { Backends } from '../backend';
import { people, type Variant } from '../wire';
import { SandboxBackend } from './backend';

/** Opens the sandbox with the people of the simulation. Each schedule begins without orders and tokens. */
export async function openSandbox(): Promise<Backends> {
  let clock = { now: NOON };
  const database = await openInMemory(sandboxTables());
  const sandbox = await createSandbox({ database, now: () => new Date(clock.now) });
  const { accounts, dialects } = sandbox.services;
  await addFacts(database);
  const cookies = new Map<string, string>();
  for (const { id } of people) {
    const { cookie } = await accounts.signIn(id);
    cookies.set(id, `${cookie.name}=${cookie.value}`);
  }
  return {
    open: async (parts) => {
      clock = parts.scheduler;
      await removeOrders(database);
      // The sandbox lists unpaid orders, always.
      const variant = { ...parts.variant, listsUnpaid: true };
      dialects.choose(extrasOf(variant).join('+') || 'none');
      return new SandboxBackend({ ...sandbox, database, cookies }, { ...parts, variant });
    },
    close: sandbox.close,
  };
}

const extrasOf = ({ knowsKeys, givesId, tellsState }: Variant): readonly ExtraName[] => [
  ...(knowsKeys ? (['idempotency-key'] as const) : []),
  ...(givesId ? (['order-id', 'landing-order-id'] as const) : []),
  ...(tellsState ? (['payment-state'] as const) : []),
];

/** Adds the people, vehicles, package and dealer of the simulation, as changed copies of seeded rows. */
async function addFacts(database: Database): Promise<void> {
  const copy = (table: string, where: string, change: object) =>
    database.query(
      `insert into ${table}
       select (jsonb_populate_record(${table}, $1::jsonb)).* from ${table} where ${where}`,
      [JSON.stringify(change)],
    );
  await copy('dealer', `id = 'D01'`, { id: 'D1' });
  await copy('package', `id = 'PKG-STANDARD'`, { id: 'PK2' });
  await copy('vehicle_category', `id = 'CAT-C5'`, { id: 'C1' });
  await copy('cost', `package_id = 'PKG-STANDARD'`, { package_id: 'PK2' });
  await copy('cost', `package_id = 'PK2' and category_id = 'CAT-C5'`, { category_id: 'C1' });
  for (const { id, vtgId, vin } of people) {
    const ids = { key: id, vtg_id: vtgId, vtg_no: `N${id}`, plus_id: null, plus_no: null };
    await copy('person', `key = 'new-customer'`, { id, email: `${id}@customer.example`, ...ids });
    await copy('vehicle', `dealer_owner_id = (select id from person where key = 'new-customer')`, {
      chassis_number: vin,
      registered_on: '2020-03-01',
      category_id: 'C1',
      dealer_owner_id: id,
    });
    await database.query(
      `insert into account_vehicle (id, person_id, chassis_number, added_at) values ($1, $2, $3, '2026-01-01')`,
      [vin, id, vin],
    );
  }
  await database.script('truncate subscription cascade');
}

const removeOrders = (database: Database): Promise<void> =>
  database.script(`
    delete from idempotency;
    delete from payment;
    delete from document;
    delete from subscription;
    delete from access_token;
    delete from pre_auth;
    delete from account_ticket;
    delete from event;
    select setval('subscription_number', 1, false)`);
