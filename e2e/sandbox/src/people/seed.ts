import type { Queries } from '@shared/database/database';
import { forgetPackages } from '../backend/packages';
import type { Clock } from '../clock';
import { offerOf } from '../services/solicitations';
import type { World } from '../world';
import {
  categories,
  costs,
  estimate,
  memberships,
  products,
  promotions,
  vipCodes,
} from './catalogue';
import { advisors, agents, dealers } from './dealers';
import { insertAll } from './insert';
import { linkHash } from './link-hash';
import { scenarios, stock } from './people';
import { personId, seedPeople, vinOf } from './seed-people';
import { seedSubscriptions } from './seed-subscriptions';
import { copyRows, keep, putBack, tables } from './seeded-rows';

/** Resets all data to the seed, relative to the current day of the sandbox. Runs completely or not at all. */
export async function seed(world: World): Promise<void> {
  const { database, clock } = world;
  if (!(await putBack(database, clock.today(), clock.now()))) await seedAnew(world);
  forgetPackages(database);
}

async function seedAnew(world: World): Promise<void> {
  const { database } = world;
  const [day, now] = [world.clock.today(), world.clock.now()];
  // Use one moment for the whole seed, however long it takes.
  const clock: Clock = { ...world.clock, now: () => now, today: () => day };
  await database.transaction(async (tx) => {
    await tx.query(`truncate ${tables.join(', ')} restart identity cascade`);
    await tx.query('alter sequence subscription_number restart');
    await seedCatalogue(tx);
    await seedPeople(tx, scenarios, stock, clock);
    await seedSubscriptions(tx, scenarios, clock);
    await seedLinks(tx, { ...world, clock });
    await keep(tx, { day, at: now.toISOString(), sequences: await copyRows(tx) });
  });
}

/** Seeds an empty database. A database with people keeps its data. */
export async function seedOnce(world: World): Promise<void> {
  const anybody = await world.database.query('select 1 from person limit 1');
  if (anybody.length === 0) await seed(world);
}

async function seedCatalogue(tx: Queries): Promise<void> {
  await insertAll(tx, 'promotion', promotions);
  await insertAll(tx, 'package', memberships);
  await insertAll(tx, 'product', products);
  await insertAll(tx, 'vehicle_category', categories);
  await insertAll(tx, 'cost', costs);
  await insertAll(tx, 'promo_link', vipCodes);
  await insertAll(tx, 'dealer', dealers);
  await insertAll(tx, 'agent', agents);
  await insertAll(tx, 'advisor', advisors);
  await insertAll(tx, 'estimate_item', estimate.items);
  await insertAll(tx, 'estimate_rule', estimate.rules);
  const settings = Object.entries(estimate.settings).map(([key, value]) => ({ key, value }));
  await insertAll(tx, 'estimate_setting', settings);
}

/**
 * Stores the dealer links that always exist: for a customer, for a visitor without an account, and with an unknown
 * state.
 */
async function seedLinks(tx: Queries, world: World): Promise<void> {
  const member = scenarios.find(({ key }) => key === 'new-customer');
  const [vehicle] = member?.vehicles ?? [];
  const { forLink } = stock;
  if (!member || !vehicle || !forLink)
    throw new RangeError('the links need new-customer and forLink');
  const guest = { name: '나들이', personId: null, vin: forLink.vin };
  const customer = {
    name: member.name,
    personId: personId(member),
    vin: vinOf(member, vehicle, 0),
  };
  const links = [
    { of: 'member', state: 10, packageId: 'PKG-PREMIUM', ...customer },
    { of: 'guest', state: 10, packageId: 'PKG-STANDARD', ...guest },
    { of: 'unreadable', state: 30, packageId: 'PKG-STANDARD', ...guest },
  ] as const;
  for (const { of, state, name, personId: person, ...asked } of links) {
    const offer = await offerOf(tx, world, { ...asked, dealerId: 'D01', cardType: 'personal' });
    await insertAll(tx, 'solicitation', [
      {
        hash: linkHash(of),
        state,
        name,
        person_id: person,
        is_identified: false,
        offer,
        created_at: world.clock.now().toISOString(),
      },
    ]);
  }
}
