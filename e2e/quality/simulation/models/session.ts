import { Browser, type Seen } from './session-browser';
import { keyOf } from './session-key';
import type { Customer, Token } from './session-server';

const TABS = [0, 1] as const;
const CUSTOMERS = ['U1', 'U2'] as const;
/** With more messages, the tabs first hear those that they have. */
const MOST_NEWS = 2;

export type Event =
  | { type: 'opens' | 'calls' | 'signs out' | 'hears'; tab: number }
  | { type: 'signs in'; tab: number; customer: Customer }
  | { type: 'serves' | 'arrives' | 'is lost'; at: number }
  | { type: 'expires' }
  | { type: 'server ends'; customer: Customer };

/** How often an event may happen at most. A search without limits would not end. */
export type Limits = Partial<Record<Event['type'], number>>;

type KnownToken = Pick<Token, 'customer' | 'isValid' | 'isRenewable'>;
export type State = {
  limits: Limits;
  path: readonly Event[];
  key: string;
  events: readonly Event[];
  tabs: readonly {
    user: string | undefined;
    token: KnownToken | undefined;
    /** Open calls and requests under way. */
    calls: number;
    requests: number;
    /** Whether the tab waits for the lock. */
    waits: boolean;
  }[];
  cookie: KnownToken | undefined;
  requests: readonly { tab: number; isRenewal: boolean; isRefused: boolean; isOver: boolean }[];
  /** Number of messages that no tab has heard. */
  news: number;
  /** Customers who have signed out and not in again. */
  gone: readonly string[];
  seen: Seen;
};

/** Runs all events again, because the session of the product cannot be copied. */
export async function after(limits: Limits, path: readonly Event[]): Promise<State> {
  const browser = new Browser();
  browser.open(0);
  browser.signIn(0, 'U1');
  browser.open(1);
  for (const event of path) {
    browser.seen = { sent: [], results: [], refused: [] };
    happen(browser, event);
    await new Promise(setImmediate);
  }
  return stateOf(browser, limits, path);
}

function happen(browser: Browser, event: Event): void {
  switch (event.type) {
    case 'opens':
      browser.open(event.tab);
      break;
    case 'calls':
      browser.call(event.tab);
      break;
    case 'signs in':
      browser.signIn(event.tab, event.customer);
      break;
    case 'signs out':
      browser.signOut(event.tab);
      break;
    case 'hears':
      browser.hear(event.tab);
      break;
    case 'serves':
      browser.serve(event.at);
      break;
    case 'arrives':
      browser.answer(event.at);
      break;
    case 'is lost':
      browser.lose(event.at);
      break;
    case 'expires':
      browser.server.expire();
      break;
    case 'server ends':
      browser.server.endAll(event.customer);
  }
}

function eventsOf({ tabs, requests, server }: Browser): readonly Event[] {
  const hears = TABS.filter((tab) => tabs[tab]?.news.length).map(
    (tab) => ({ type: 'hears', tab }) as const,
  );
  if (TABS.some((tab) => (tabs[tab]?.news.length ?? 0) >= MOST_NEWS)) return hears;
  const all = [...server.tokens.values()];
  const user = (tab: number) => tabs[tab]?.core.store.getState().user;
  return [
    ...hears,
    ...TABS.flatMap((tab): Event[] => [
      { type: 'opens', tab },
      ...(user(tab) ? [{ type: 'calls', tab } as const] : []),
      ...(user(tab)
        ? [{ type: 'signs out', tab } as const]
        : CUSTOMERS.map((customer) => ({ type: 'signs in', tab, customer }) as const)),
    ]),
    ...requests.flatMap(({ answer, call }, at): Event[] => [
      answer || call !== undefined ? { type: 'arrives', at } : { type: 'serves', at },
      { type: 'is lost', at },
    ]),
    ...(all.some(({ isValid }) => isValid) ? [{ type: 'expires' } as const] : []),
    ...CUSTOMERS.filter((customer) =>
      all.some((token) => token.customer === customer && token.isRenewable),
    ).map((customer) => ({ type: 'server ends', customer }) as const),
  ];
}

function stateOf(browser: Browser, limits: Limits, path: readonly Event[]): State {
  const { requests, calls, cookie, gone, lock, seen } = browser;
  const { tokens } = browser.server;
  const left = (type: Event['type']) =>
    (limits[type] ?? Number.POSITIVE_INFINITY) - path.filter((one) => one.type === type).length;
  const known = (name: string | undefined) => (name === undefined ? undefined : tokens.get(name));
  return {
    limits,
    path,
    key: keyOf(browser) + Object.keys(limits).map((type) => left(type as Event['type'])),
    events: eventsOf(browser).filter(({ type }) => left(type) > 0),
    tabs: browser.tabs.map((tab, at) => ({
      user: browser.user(at),
      token: copied(known(tab.credentials.token())),
      calls: [...calls.values()].filter((call) => call.tab === at).length,
      requests: requests.filter((request) => request.tab === at).length,
      waits: lock.placeOf(tab) > 0,
    })),
    cookie: copied(known(cookie)),
    requests: requests.map(({ tab, call, answer, epoch }) => ({
      tab,
      isRenewal: call === undefined,
      isRefused: answer?.status === 401,
      isOver: epoch !== browser.tabs[tab]?.credentials.epoch(),
    })),
    news: browser.tabs.flatMap(({ news }) => news).length,
    gone: [...gone],
    seen,
  };
}

const copied = (token: Token | undefined): KnownToken | undefined => token && { ...token };
