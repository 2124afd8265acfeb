import { type Request, type Token, type TwoTabs, userOf } from './session';
import { type Event, timesOf } from './session-events';

/** A copy of what rules compare with the state after an event. */
type Before = {
  users: (string | undefined)[];
  cookie: Token | undefined;
  /** The token of a renewal of the same customer whose refusal the event receives. */
  refused: string | undefined;
};
type Rule = (now: TwoTabs, events: readonly Event[], before: Before) => boolean;

const isOver = ({ tab, epoch }: Request) => epoch !== tab.credentials.epoch();

export const beforeOf = ({ tabs, cookie }: TwoTabs, { request }: Event): Before => ({
  users: tabs.map(userOf),
  cookie: cookie && { ...cookie },
  refused: request?.answer?.status === 401 && !isOver(request) ? request.token : undefined,
});

/** How two tabs share the session of a browser. Each rule holds after each event. */
export const rules: Readonly<Record<string, Rule>> = {
  'a request has only a token of the customer whom its tab shows': ({ sent }) =>
    sent.every(({ by, of }) => of === undefined || of === by),
  'a signed-in tab has a token of its customer, and no other tab has one': (now) =>
    now.tabs.every((tab) => userOf(tab) === now.tokenOf(tab)?.customer),
  'a call is sent at most three times': ({ sent }) => sent.every(({ sends }) => sends <= 3),
  'only one tab renews at a time': ({ requests }) =>
    requests.filter((one) => one.call === undefined && !isOver(one)).length <= 1,
  'a call gets an answer only while its customer is signed in': ({ results }) =>
    results.every(({ isRefused, of, to }) => isRefused || of === to),
  'without a second expiry, no call of a signed-in customer is refused': ({ results }, events) =>
    timesOf(events, 'expires', 'server ends') > 1 ||
    results.every(({ isRefused, of, to }) => !isRefused || of !== to),
  'a call without a result has a request under way or waits for a renewal': ({ calls, requests }) =>
    [...calls.values()].every(({ tab }) =>
      requests.some((one) => one.tab === tab || one.call === undefined),
    ),
  'a tab whose renewal is refused ends its session or has another token': (
    _,
    events,
    { refused },
  ) => refused === undefined || events.at(-1)?.tab?.credentials.token() !== refused,
  'a tab keeps its customer while the cookie has a token of this customer that can be renewed': (
    { tabs, cookie },
    events,
    before,
  ) => {
    const kind = events.at(-1)?.kind;
    const cookies = [cookie, kind === 'hears' ? before.cookie : undefined];
    return (
      kind === 'signs out' ||
      tabs.every(
        (tab, at) =>
          userOf(tab) !== undefined ||
          cookies.every((one) => !one?.isRenewable || one.customer !== before.users[at]),
      )
    );
  },
  'only a tab of a customer changes the cookie of this customer, except for a sign-in': (
    { cookie, tabs },
    events,
    before,
  ) => {
    const event = events.at(-1);
    const owner = before.cookie?.customer;
    if (owner === undefined || owner === cookie?.customer || event?.kind === 'signs in')
      return true;
    return event?.tab !== undefined && before.users[tabs.indexOf(event.tab)] === owner;
  },
  'a customer who signs out in one tab is signed out in all, as soon as nothing is under way': ({
    gone,
    tabs,
    cookie,
    requests,
  }) =>
    requests.length > 0 ||
    tabs.some(({ news }) => news.length > 0) ||
    [...gone].every(
      (customer) => cookie?.customer !== customer && tabs.every((tab) => userOf(tab) !== customer),
    ),
};
