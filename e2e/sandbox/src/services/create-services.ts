import { rm } from 'node:fs/promises';
import { productionSettings } from '@shared/config/settings';
import type { Queries } from '@shared/database/database';
import { tables } from '@shared/delivery/collector/tables';
import type { AppName } from '@shared/release/release';
import { readContract } from '../backend/contract';
import { landingUrl } from '../backend/landing';
import type { PaymentOutcome } from '../backend/payment';
import { allPayments, type Payment, paymentOf, settlePayment } from '../backend/payment';
import { everybody, personBy } from '../backend/person';
import { notFound } from '../backend/refusal';
import { solicitationRow } from '../backend/solicitation-rows';
import { subscriptionRow } from '../backend/subscription-rows';
import { type PhotoType, readUpload, storeUpload } from '../backend/uploads';
import { accountVehicles } from '../backend/vehicle-rows';
import { eventsOf } from '../log';
import { seed } from '../people/seed';
import type { RemoteFault } from '../site/remote-fault';
import type { World } from '../world';
import { accountsOf } from './accounts';
import { applicationsOf } from './applications';
import { couponDeskOf } from './coupon-desk';
import { settleDue } from './due';
import { solicitationsOf } from './solicitations';
import { transfersOf } from './transfers';

const RECENT = 200;
const CARD_PAGE_MS = productionSettings.cardPage.limitMinutes * 60_000;

/**
 * Creates the calls of the backend for the external systems and for the staff console. External systems are the account
 * host, card provider, identity service and native app. Real ones would call it server to server. All other calls use
 * HTTP. A refusal is a thrown `Refused` with a Korean sentence.
 */
export function createServices(world: World) {
  const { database } = world;
  const operations = readContract().map(({ id }) => id);
  return {
    clock: world.clock,
    faults: world.faults,
    dialects: world.dialects,
    people: {
      list: () => everybody(database),
      byKey: (key: string) => personBy(database, 'key', key),
      vehiclesOf: (personId: string) => accountVehicles(database, personId),
    },
    accounts: accountsOf(world),
    applications: applicationsOf(world),
    coupons: couponDeskOf(world),
    solicitations: solicitationsOf(world),
    transfers: transfersOf(world),
    uploads: {
      store: (personId: string, type: PhotoType, bytes: Uint8Array) =>
        storeUpload(world, personId, type, bytes),
      read: (name: string) => readUpload(world, name),
    },
    requestLog: { list: world.log.list, clear: world.log.clear },
    events: { list: (limit = RECENT) => eventsOf(database, limit) },
    operations: () => operations,
    /** Telemetry of the pages. The collector counts it, and `queries` reads the counts. */
    told: {
      collector: world.collector,
      queries: database as Queries,
      clear: () => clearTold(database),
    },
    /** Faults of a remote's files that staff switched on. The server of those files reads them. */
    remoteFaults: new Map<AppName, RemoteFault>(),
    payments: async () =>
      Promise.all((await allPayments(database)).map((payment) => paymentCard(world, payment))),
    payment: async (id: string) => {
      const payment = await paymentOf(database, id);
      return payment && paymentCard(world, payment);
    },
    /**
     * Reports the outcome of a payment. The card provider calls it server to server before it returns the browser. A
     * repeated call changes nothing.
     */
    settlePayment: async (id: string, outcome: PaymentOutcome) =>
      paymentCard(world, await settlePayment(world, id, outcome)),
    /** Returns the address after the card page: `/app/layover?vtg_id&state&msg&reqs`. */
    landingUrl: (id: string, dialect = world.dialects.usual()) => landingUrl(world, id, dialect),
    /** Resets to the seeded people. The clock returns to the real time, or stays and its day is used for the seed. */
    reset: async ({ keepClock = false } = {}) => {
      world.log.clear();
      await world.faults.clear();
      world.dialects.release();
      if (!keepClock) await world.clock.release();
      await seed(world);
      await rm(world.uploads, { recursive: true, force: true });
      await settleDue(world, world.clock.today());
    },
  };
}

export type Services = ReturnType<typeof createServices>;

const clearTold = async (database: Queries): Promise<void> => {
  for (const table of Object.keys(tables)) await database.query(`delete from telemetry_${table}`);
};

export type PaymentCard = Awaited<ReturnType<typeof paymentCard>>;

const statuses = { '50': 'paid', '-40': 'waiting', '-50': 'failed' } as const;

async function paymentCard({ database, clock }: World, payment: Payment) {
  const order = await orderOf({ database }, payment);
  const isOver = clock.now().getTime() - payment.openedAt >= CARD_PAGE_MS;
  return {
    id: payment.id,
    /** `failed`: declined, or the card page was open for longer than its limit. */
    status: isOver && payment.state === -40 ? ('failed' as const) : statuses[`${payment.state}`],
    amount: payment.amount,
    title: order.title,
    cardType: payment.details['card_type'] === 20 ? ('company' as const) : ('personal' as const),
    orderNumber: payment.subscriptionId ?? payment.id,
    dealerName: order.dealerName,
  };
}

async function orderOf({ database }: Pick<World, 'database'>, payment: Payment) {
  if (payment.solicitationHash !== null) {
    const row = await solicitationRow(database, payment.solicitationHash);
    if (row) return { title: row.offer.packageTitle, dealerName: row.offer.dealerTitle };
  }
  const row = await subscriptionRow(database, payment.subscriptionId ?? '');
  if (row === undefined) throw notFound('결제 정보를 찾을 수 없습니다.');
  const [dealer] = await database.query<{ title: string }>(
    'select title from dealer where id = $1',
    [row.dealerId],
  );
  return { title: row.packageTitle, dealerName: dealer?.title ?? '' };
}
