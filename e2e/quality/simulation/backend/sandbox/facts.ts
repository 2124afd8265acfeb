import type { Database } from '@shared/database/database';
import { people } from '../wire';

/** Adds the people, vehicles, package and dealer of the simulation, as changed copies of seeded rows. */
export async function addFacts(database: Database): Promise<void> {
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

export const removeOrders = (database: Database): Promise<void> =>
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
