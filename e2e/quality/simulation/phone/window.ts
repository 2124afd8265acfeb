import { CARD } from '../addresses';
import { databaseOf } from './database';
import { globals } from './globals';
import type { PageParts } from './parts';
import { requestsOf } from './request';
import type { Simulated } from './simulated';
import { seenStorage } from './storage';
import { timeOf } from './time';

type Listener = (event: { type: string }) => void;

export function windowOf(page: PageParts) {
  const { device, tab } = page;
  const { random, scheduler } = device;
  const listeners = new Map<string, Set<Listener>>();
  const addEventListener = (type: string, listener: Listener) => {
    if (!listeners.has(type)) listeners.set(type, new Set());
    listeners.get(type)?.add(listener);
  };
  const removeEventListener = (type: string, listener: Listener) =>
    listeners.get(type)?.delete(listener);
  const dispatchEvent = (event: { type: string }) => {
    for (const listener of [...(listeners.get(event.type) ?? [])]) listener(event);
    return true;
  };
  const events = { addEventListener, removeEventListener, dispatchEvent };
  const location = locationOf(page);
  const document = {
    ...events,
    visibilityState: 'visible',
    documentElement: { hidden: false },
    getElementById: () => ({ textContent: device.settings }),
    get cookie() {
      return device.cookies.read(device.time());
    },
    set cookie(text: string) {
      device.cookies.write(text, device.time());
    },
  };
  const history = {
    get state() {
      return tab.entry.state;
    },
    replaceState: (state: unknown, _title: string, address?: string | URL) => {
      tab.entry.state = state;
      if (address !== undefined) tab.entry.address = new URL(address, tab.entry.address).href;
    },
    pushState: (state: unknown, _title: string, address: string | URL) =>
      tab.push({ address: new URL(address, tab.entry.address).href, state }),
    back: () => tab.back(),
  };
  const navigator = {
    userAgent: 'ServiceCareApp Android',
    platform: 'Linux',
    maxTouchPoints: 5,
    onLine: true,
    locks: device.hasLocks ? device.locks.of(page) : undefined,
  };
  const simulated: Simulated = {
    origin: device.origin,
    loaded: (loaded) => {
      page.loaded = loaded;
    },
    popup: (kind, said) => {
      page.popups += 1;
      scheduler.tell(page.name, `shows ${kind}: ${String(said).split('\n')[0]}`);
      // The product opens its completion page with the id of a paid order of this customer.
      const isOfCustomer = page.loaded?.user() && Object(tab.entry.state).subscriptionId;
      if (said === TURNED_AWAY && isOfCustomer)
        device.bugs.push(`${page.name} turns the customer away from the completion page`);
      return device.customer.answer(page, kind).finally(() => {
        page.popups -= 1;
      });
    },
    history: {
      entry: () => tab.entry,
      navigate: (entry, isReplacing) => {
        if (page.state !== 'live') return;
        scheduler.tell(page.name, `goes to ${new URL(entry.address).pathname}`);
        if (isReplacing) tab.replace(entry);
        else tab.push(entry);
        page.after(0, 'shows', () => page.loaded?.show());
      },
      go: () => tab.back(),
    },
  };
  const world: Record<string, unknown> = {
    ...events,
    ...timeOf(page),
    document,
    location,
    history,
    navigator,
    simulated,
    sessionStorage: seenStorage(tab.kept, device.storage),
    localStorage: seenStorage(device.kept, device.storage),
    indexedDB: databaseOf(page, device.records, () => device.database),
    crypto: { randomUUID: () => uuid(() => random.whole(0, 15)) },
    XMLHttpRequest: requestsOf(page),
    BroadcastChannel: device.channels.of(page),
    console: { log: quiet, warn: quiet, error: quiet, info: quiet, debug: quiet },
    reportError: (bug: unknown) => device.bugs.push(`${page.name}: ${String(bug)}`),
    CustomEvent: globalThis.CustomEvent,
  };
  for (const name of ['globalThis', 'window', 'self']) world[name] = world;
  return { values: globals.map((name) => world[name]), dispatch: dispatchEvent };
}

/** Message of a page that was opened without its order. */
const TURNED_AWAY = '잘못된 접근 경로입니다.';

const quiet = (): void => undefined;

const uuid = (digit: () => number): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => digit().toString(16));

/** The parts of its address that a page reads. */
const PARTS = ['href', 'origin', 'pathname', 'search', 'protocol', 'host'] as const;

function locationOf(page: PageParts) {
  const { tab } = page;
  const location = {
    assign: (address: string) => {
      const { random } = page.device;
      const staysBehindApp = address.startsWith(CARD) && random.chance(0.05);
      // The card page opens in an app over the page, which does not leave.
      if (!staysBehindApp) page.after(random.wait(1, 60), 'leaves', () => tab.visit(address));
    },
    reload: () => page.after(0, 'reloads', () => tab.reload()),
  };
  for (const part of PARTS)
    Object.defineProperty(location, part, { get: () => new URL(tab.entry.address)[part] });
  return location;
}
