import { endToken, type Request, type Tab, type TwoTabs, userOf } from './session';

/** Something that can happen now. */
export type Event = { kind: string; says: string; tab?: Tab; request?: Request; run: () => void };

/** How often a rare kind happens at most, so that a page lives long enough to renew a token. */
const MOST: Readonly<Record<string, number>> = {
  ...{ opens: 1, 'signs out': 1, 'signs in': 2 },
  ...{ expires: 2, 'server ends': 1, 'is lost': 1, calls: 6 },
};
/** With more messages, the tabs first hear those that they have. */
const MOST_NEWS = 2;
const CUSTOMERS = ['U1', 'U2'];

/** Returns everything that can happen after the events before. */
export function eventsOf(browser: TwoTabs, before: readonly Event[]): readonly Event[] {
  const { tabs, requests, tokens } = browser;
  const hears = tabs
    .filter(({ news }) => news.length > 0)
    .map((tab) => ({ kind: 'hears', says: tab.name, tab, run: () => browser.hear(tab) }));
  if (tabs.some(({ news }) => news.length >= MOST_NEWS)) return hears;
  const all: Event[] = [
    ...hears,
    ...tabs.flatMap((tab) => eventsOfTab(browser, tab)),
    ...requests.flatMap((request) => eventsOfRequest(browser, request)),
    {
      kind: 'expires',
      says: 'every token',
      run: () => {
        for (const token of tokens.values()) token.isValid = false;
      },
    },
    ...CUSTOMERS.map((customer) => ({
      kind: 'server ends',
      says: customer,
      run: () => {
        for (const token of tokens.values()) if (token.customer === customer) endToken(token);
      },
    })),
  ];
  const possible = all.filter(
    ({ kind }) => timesOf(before, kind) < (MOST[kind] ?? before.length + 1),
  );
  // An event that is not rare is three times in the list.
  return possible.flatMap((event) => (MOST[event.kind] === 1 ? [event] : [event, event, event]));
}

export const timesOf = (events: readonly Event[], ...kinds: string[]): number =>
  events.filter(({ kind }) => kinds.includes(kind)).length;

function eventsOfTab(browser: TwoTabs, tab: Tab): Event[] {
  const event = (kind: string, run: () => void, says = tab.name) => ({ kind, says, tab, run });
  const signsIn = (customer: string) =>
    event('signs in', () => browser.signIn(tab, customer), `${tab.name} as ${customer}`);
  return [
    event('opens', () => browser.open(tab)),
    ...(userOf(tab) === undefined
      ? CUSTOMERS.map(signsIn)
      : [event('calls', () => browser.call(tab)), event('signs out', () => browser.signOut(tab))]),
  ];
}

function eventsOfRequest(browser: TwoTabs, request: Request): Event[] {
  const { tab, call, answer } = request;
  const says = `${call ? 'call' : 'renewal'} of ${tab.name}`;
  return [
    call || answer
      ? { kind: 'arrives', says, tab, request, run: () => browser.arrive(request) }
      : { kind: 'serves', says, run: () => browser.serve(request) },
    { kind: 'is lost', says, tab, run: () => browser.end(request, undefined) },
  ];
}
