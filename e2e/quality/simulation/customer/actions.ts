import { ACCOUNT, APP, CARD } from '../addresses';
import { people } from '../backend/wire';
import type { Device } from '../phone/device';
import type { Tab } from '../phone/tab';
import type { Means } from './means';

export type Action = {
  says: string;
  weight: number;
  can: (tab: Tab<Device>) => boolean;
  run: (tab: Tab<Device>, customer: Means) => void;
};

const isAt = (tab: Tab<Device>, begin: string): boolean => tab.entry.address.startsWith(begin);
const isShown = (tab: Tab<Device>): boolean => tab.page?.screen !== undefined;
const isAtCard = (tab: Tab<Device>): boolean => isAt(tab, CARD);

/** Starts an application on home and goes to the payment page. */
export function shop(tab: Tab<Device>, customer: Means): void {
  const { page, device } = tab;
  const person = people.find(({ id }) => id === page?.loaded?.user());
  if (page?.loaded === undefined || person === undefined) return;
  page.loaded.begin(person.vin);
  tab.push({ address: customer.address(device, '/subscApply/req'), state: null });
  page.loaded.show();
}

/** Pays or is declined on the card page, which sends the browser back. */
function decide(tab: Tab<Device>, { backend }: Means, isPaid: boolean): void {
  const payment = tab.entry.address.slice(CARD.length + 1);
  const order = backend.orders.all.find((one) => one.payment === payment);
  if (order) backend.decide(order, isPaid, (address) => tab.visit(address));
}

export function signIn(tab: Tab<Device>, customer: Means): void {
  const { device } = tab;
  device.account ??= 'U1';
  const back = new URL(tab.entry.address).searchParams.get('return');
  tab.visit(back === null ? customer.address(device, '/') : new URL(back, APP).href);
}

const forged = [
  'state=50',
  'state=-50',
  'state=-50&reqs={"subsc_id":"S1"}',
  'state=50&reqs={',
  'reqs=[]',
];

/** Actions of customers, with how often they happen. */
export const actions: readonly Action[] = [
  {
    says: 'opens the app',
    weight: 10,
    can: (tab) => tab.page === undefined && !isAtCard(tab) && !isAt(tab, ACCOUNT),
    run: (tab, customer) => {
      const path = customer.random.pick(['/', '/', '/subscApply/req']);
      tab.visit(customer.address(tab.device, path));
    },
  },
  {
    says: 'starts an application',
    weight: 12,
    can: (tab) => ['home', 'completion', 'empty'].includes(tab.page?.screen?.name ?? ''),
    run: shop,
  },
  {
    says: 'presses the pay button',
    weight: 30,
    can: (tab) => tab.page?.screen?.buttons['pay'] !== undefined,
    run: (tab, customer) => {
      customer.press(tab, 'pay');
      if (customer.random.chance(0.3)) customer.press(tab, 'pay');
    },
  },
  {
    says: 'presses another button',
    weight: 6,
    can: (tab) => Object.keys(tab.page?.screen?.buttons ?? {}).some((name) => name !== 'pay'),
    run: (tab, customer) => {
      const names = Object.keys(tab.page?.screen?.buttons ?? {}).filter((name) => name !== 'pay');
      customer.press(tab, customer.random.pick(names));
    },
  },
  { says: 'pays', weight: 20, can: isAtCard, run: (tab, customer) => decide(tab, customer, true) },
  {
    says: 'is declined',
    weight: 15,
    can: isAtCard,
    run: (tab, customer) => decide(tab, customer, false),
  },
  { says: 'signs in', weight: 15, can: (tab) => isAt(tab, ACCOUNT), run: signIn },
  {
    says: 'goes back',
    weight: 4,
    can: (tab) => isShown(tab) || isAtCard(tab),
    run: (tab) => tab.back(),
  },
  { says: 'reloads', weight: 3, can: isShown, run: (tab) => tab.reload() },
  {
    says: 'loses the webview, which opens again',
    weight: 6,
    can: (tab) => tab.page !== undefined,
    run: (tab) => {
      tab.kill();
      tab.reload();
    },
  },
  {
    says: 'closes the tab',
    weight: 2,
    can: (tab) => tab.entry.address !== 'about:blank',
    run: (tab) => tab.close(),
  },
  {
    says: 'opens a forged landing',
    weight: 2,
    can: isShown,
    run: (tab, customer) => {
      customer.unjudged.add(tab.device);
      const person = customer.random.pick(people);
      tab.visit(`${APP}/layover?vtg_id=${person.vtgId}&${customer.random.pick(forged)}`);
    },
  },
  {
    says: 'opens a copied address of the completion page',
    weight: 2,
    can: isShown,
    run: (tab, customer) => tab.visit(customer.address(tab.device, '/subscApply/res')),
  },
  {
    says: 'signs out, and another customer signs in',
    weight: 1,
    can: isShown,
    run: (tab, customer) => {
      const { device } = tab;
      device.signedOut = { user: tab.page?.loaded?.user(), at: device.scheduler.now };
      tab.page?.loaded?.signOut();
      customer.unjudged.add(device);
      device.account = device.account === 'U1' ? 'U2' : 'U1';
      tab.visit(customer.address(device, '/'));
    },
  },
  {
    says: 'changes the clock',
    weight: 1,
    can: () => true,
    run: ({ device }, { random }) => {
      device.ahead = random.pick([-3600e3, 3600e3, 26 * 3600e3, -26 * 3600e3]);
    },
  },
  {
    says: 'waits for minutes',
    weight: 3,
    can: () => true,
    run: () => undefined,
  },
];
