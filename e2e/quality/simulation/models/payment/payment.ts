import type { Screen } from '../../phone/simulated';
import { recordsIn, type Tab } from './browser';
import { told } from './network';
import { type Setting, World } from './world';

export type Shown = {
  name: Screen['name'] | 'card' | 'account' | 'nothing';
  buttons: readonly string[];
  /** The page waits for an answer, a timer or the end of a message. */
  isWaiting: boolean;
  /** The order that the completion page shows. */
  orderId: string | undefined;
};
type Ordered = {
  id: string;
  isPaid: boolean;
  isDeclined: boolean;
  canBePaid: boolean;
  isGivenUp: boolean;
};

/** A world and the shortest order of events that leads to it. The search runs these events again to go on. */
export type State = {
  path: readonly string[];
  key: string;
  events: readonly string[];
  /** Rules that the last events have broken. */
  broken: readonly string[];
  tabs: readonly Shown[];
  orders: readonly Ordered[];
  record: Record<string, unknown> | undefined;
  isOrderOnWay: boolean;
};

const elsewhere = (tab: Tab) => {
  if (tab.isAtAccount) return 'account';
  return tab.isAtCard ? 'card' : 'nothing';
};
const shownBy = (tab: Tab, world: World): Shown => {
  const screen = tab.page?.opened?.view();
  return {
    name: screen?.name ?? elsewhere(tab),
    buttons: Object.keys(screen?.buttons ?? {}),
    isWaiting: world.isWaiting(tab.page),
    orderId: screen?.orderId,
  };
};

/** Runs the events in a new world. */
export async function reached(setting: Setting, path: readonly string[]): Promise<State> {
  const world = await new World(setting).start();
  for (const name of path) await world.run(name);
  const { orders, givenUp, around } = world;
  const state: State = {
    path,
    key: keyOf(world),
    events: [...world.events().keys()],
    broken: [...world.network.broken],
    tabs: world.tabs.map((tab) => shownBy(tab, world)),
    orders: orders.all.map((one) => ({
      id: one.id,
      isPaid: one.state === 50,
      isDeclined: one.state === -50,
      canBePaid: orders.isPayable(one),
      isGivenUp: givenUp.has(one.id),
    })),
    record: [...around.records.values()][0] as State['record'],
    isOrderOnWay: world.network.ordersOnWay > 0,
  };
  world.end();
  return state;
}

/** Returns a text that is equal for worlds with the same future. Tabs have no names, and orders and times only relations. */
function keyOf(world: World): string {
  const [first, second] = world.tabs.map((tab) => keyOfTab(tab, world));
  const shared = JSON.stringify([
    world.variant,
    world.left,
    recordsIn(world.around),
    world.orders.all.map(({ id, key, number, createdAt, state, chargedAt }) => [
      [id, key, number, createdAt, state, chargedAt !== undefined],
      [world.givenUp.has(id), world.shown.has(id)],
    ]),
    world.network.messages
      .filter(({ page, isLate }) => isLate || !page.isAlive)
      .map(({ asked }) => asked),
  ]);
  const renamed = (text: string) => withRelations(text, world);
  const keys = [renamed(shared + first + second), renamed(shared + second + first)];
  return keys.toSorted()[0] ?? '';
}

function keyOfTab({ page, entry, kept }: Tab, { network: { messages }, last }: World): string {
  const sent = messages.filter((one) => one.page === page && !one.isLate);
  const { pathname, search } = new URL(entry.address);
  return JSON.stringify([
    pathname,
    pathname.endsWith('/layover') && search,
    Object(entry.state).subscriptionId,
    /"intentKey":"([^"]*)/.exec(kept.getItem('servicecare.application') ?? '')?.[1],
    page && [
      textOf(page.opened?.kept() ?? []),
      page.isLocking,
      page === last,
      page.opened?.view()?.isBusy && page.press,
      [...page.waiting].map(({ name, cause }) => [name, cause]),
      sent.map(({ asked, answers, cause }) => [asked, answers.map(told), cause]),
    ],
  ]);
}
const textOf = (kept: readonly unknown[]): string =>
  JSON.stringify(kept, (_, value) => {
    if (value instanceof Promise) return 'promise';
    const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isPlain ? Object.fromEntries(Object.entries(value).toSorted()) : value;
  });

/** Orders, keys and numbers are renamed by their first place, times by the number of ends of card pages before them. */
function withRelations(text: string, { around: { ends } }: World): string {
  const names = new Map<string, string>();
  return text.replace(/\b(?:S\d+|P\d+|\d{10}|\d{13}|[\d-]{19}8000-\d{12})\b/g, (token) => {
    if (token.length === 13) return String(ends.filter((end) => end <= Number(token)).length);
    const name = names.get(token) ?? `n${names.size}`;
    names.set(token, name);
    return name;
  });
}
