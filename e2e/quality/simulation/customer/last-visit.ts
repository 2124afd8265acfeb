import { ACCOUNT, CARD } from '../addresses';
import { people } from '../backend/wire';
import type { Device } from '../phone/device';
import type { Tab } from '../phone/tab';
import type { World } from '../world';
import { shop, signIn } from './actions';
import type { Means } from './means';

type Run = (until: number, isOver: () => boolean) => Promise<string | undefined>;

/** Longer than the shortest life of a token, so that presses meet expired ones. */
const LOOK_EVERY_MS = 40_000;
/** The card page of an earlier order is open for 15 minutes. */
const PATIENCE_MS = 20 * 60_000;

/** The customer visits once more. Without a paid order, they must reach a card page. */
export async function lastVisit(world: World, run: Run): Promise<string | undefined> {
  const { scheduler, customer, backend, devices } = world;
  const [device] = devices;
  if (device === undefined || device.storage === 'off') return undefined;
  const tab = device.tabs[0] ?? device.tab();
  const person = people.find(({ id }) => id === device.account);
  const isPaid = () => person !== undefined && backend.orders.paidOf(person) !== undefined;
  scheduler.tell(tab.name, 'the customer visits once more');
  tab.visit(customer.address(device, '/'));
  const end = scheduler.now + PATIENCE_MS;
  while (scheduler.now < end) {
    const broken = await run(scheduler.now + LOOK_EVERY_MS, () => false);
    if (broken !== undefined) return broken;
    if (tab.entry.address.startsWith(CARD) || isPaid()) return undefined;
    goOn(tab, customer);
  }
  return 'the customer cannot pay';
}

/** Signs in, starts an application or presses the button that leads to the card page. */
function goOn(tab: Tab<Device>, customer: Means): void {
  if (tab.entry.address.startsWith(ACCOUNT)) {
    signIn(tab, customer);
    return;
  }
  const screen = tab.page?.screen;
  const isHome = screen?.name === 'home' || screen?.name === 'empty';
  const isGuest = tab.page?.loaded?.user() === undefined;
  // The session has ended, so that the customer signs in at the account host and returns. Both pages ask for it.
  if (isGuest && (isHome || screen?.name === 'payment')) {
    tab.visit(customer.address(tab.device, '/'));
    return;
  }
  if (isHome && !screen.buttons['cancel']) {
    if (!screen.isBusy) shop(tab, customer);
    return;
  }
  for (const name of ['cancel', 'pay']) customer.press(tab, name);
}
