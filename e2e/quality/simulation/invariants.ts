import type { Order } from './backend/orders';
import type { Page } from './phone/page';
import { canFind, type World } from './world';

const MINUTE_MS = 60_000;
/** Timeouts of a press together: applications, order and its repetition, status. */
const LONGEST_ACTION_MS = 2 * MINUTE_MS;
/** A landing asks every two seconds. */
const MOST_REQUESTS_A_MINUTE = 60;

type Rule = { says: string; isBroken: (world: World) => boolean };

const livePages = ({ devices }: World): Page[] =>
  devices.flatMap(({ tabs }) => tabs.flatMap(({ page }) => (page?.state === 'live' ? page : [])));

const isPaid = ({ state }: Order): boolean => state === 50;

/** Returns whether two orders are so to each other. */
const hasTwo = ({ backend }: World, are: (one: Order, other: Order) => boolean): boolean =>
  backend.orders.all.some((one, index, all) =>
    all.slice(index + 1).some((other) => are(one, other)),
  );

/** The rules that hold after every step. */
const always: readonly Rule[] = [
  {
    says: 'completion is shown only for a paid order of the customer of the page',
    isBroken: (world) =>
      livePages(world).some((page) => {
        const { screen } = page;
        if (screen?.name !== 'completion') return false;
        const order = world.backend.orders.all.find(({ id }) => id === screen.orderId);
        return order?.state !== 50 || order.person.id !== page.loaded?.user();
      }),
  },
  {
    says: 'a page holds only orders of its own customer',
    isBroken: (world) =>
      livePages(world).some((page) => {
        const user = page.loaded?.user();
        const own = world.backend.orders.all.filter(({ person }) => person.id === user);
        return page.loaded?.owners().some((id) => own.every((one) => one.id !== id)) ?? false;
      }),
  },
  {
    says: 'a record is kept while its order can still be paid',
    isBroken: (world) => {
      const { all, isPayable, paidOf } = world.backend.orders;
      return world.devices.some((device) =>
        all.some(
          (one) =>
            one.device === device.name &&
            isPayable(one) &&
            paidOf.call(world.backend.orders, one.person) === undefined &&
            canFind(world, device, one.id) &&
            !device.records.has(`order:${one.person.vtgId}`),
        ),
      );
    },
  },
  {
    says: 'a customer pays for a vehicle once',
    isBroken: (world) =>
      hasTwo(world, (one, other) => one.person === other.person && isPaid(one) && isPaid(other)),
  },
  {
    says: 'the backend makes one order for one key',
    isBroken: (world) =>
      hasTwo(world, (one, other) => one.key !== undefined && one.key === other.key),
  },
  {
    says: 'a browser renews its token once at a time',
    isBroken: (world) =>
      world.devices.some(({ hasLocks, tabs }) => {
        const renewals = tabs.map(({ page }) =>
          page?.state === 'live'
            ? [...page.open].filter(({ url }) => url.endsWith('/updateToken')).length
            : 0,
        );
        const inBrowser = renewals.reduce((sum, count) => sum + count, 0);
        return (hasLocks && inBrowser > 1) || renewals.some((count) => count > 1);
      }),
  },
  {
    says: 'a running action ends',
    isBroken: (world) =>
      livePages(world).some((page) => {
        const isBusy = page.screen?.isBusy === true && page.popups === 0;
        page.busySince = isBusy ? (page.busySince ?? world.scheduler.now) : undefined;
        return world.scheduler.now - (page.busySince ?? world.scheduler.now) > LONGEST_ACTION_MS;
      }),
  },
  {
    says: 'a page sends a bounded number of requests',
    isBroken: (world) =>
      livePages(world).some(({ requests }) => {
        const first = requests.at(-MOST_REQUESTS_A_MINUTE);
        return first !== undefined && world.scheduler.now - first < MINUTE_MS;
      }),
  },
];

/** Returns the first broken rule, in plain English. */
export function brokenNow(world: World): string | undefined {
  if (world.bugs.length > 0) return `the product threw: ${world.bugs[0]}`;
  if (world.broken !== undefined) return world.broken;
  const broken = always.find(({ isBroken }) => isBroken(world));
  return broken && `broken: ${broken.says}`;
}

/** Returns what is wrong after minutes of a good network. */
export function brokenAtEnd(world: World): string | undefined {
  for (const page of livePages(world)) {
    const { screen } = page;
    const user = page.loaded?.user();
    const { signedOut } = page.device;
    const isBefore = signedOut !== undefined && page.openedAt < signedOut.at;
    if (isBefore && !page.signsInAnew && user !== undefined && user === signedOut.user)
      return `${page.name} shows ${user}, who has signed out in another tab`;
    if (screen?.name === 'landing') return `${page.name} still asks for the result`;
    const isAsking =
      screen?.name === 'waiting' ||
      Object.keys(screen?.buttons ?? {}).some((name) => name !== 'pay');
    const ofDevice = world.backend.orders.all.filter(
      ({ person, device }) => person.id === user && device === page.device.name,
    );
    const paid = ofDevice.find(({ state }) => state === 50);
    // Without a database, a tab knows only its own order.
    const knowsAll = page.device.database === 'usual' || ofDevice.length === 1;
    const isKnown = paid && knowsAll && world.scheduler.now - (paid.paidAt ?? 0) > MINUTE_MS;
    const waitsForCustomer = screen?.name === 'unsure' || screen?.name === 'not-loaded';
    if (isAsking && isKnown && !waitsForCustomer)
      return `${page.name} does not show the completion of ${paid.id}`;
    // A copied address of the completion page ends no payment. The next visit does.
    const keepsRecord =
      page.tab.entry.state !== null &&
      page.device.database === 'usual' &&
      page.device.records.has(`order:${paid?.person.vtgId}`);
    if (screen?.name === 'completion' && keepsRecord)
      return `${page.name} keeps the record of a completed order`;
  }
  return undefined;
}
