import type { Machine } from './search';
import { after, type Event, type Limits, type State } from './session';

/** Searches how two tabs share the session of a browser. */
export const sessionOf = async (limits: Limits): Promise<Machine<State, Event>> => ({
  name: `session in two tabs with at most ${JSON.stringify(limits)}`,
  starts: [await after(limits, [])],
  keyOf: ({ key }) => key,
  events: ({ events }) => events,
  next: ({ path }, event) => after(limits, [...path, event]),
  rules: {
    'a request has only a token of the customer whom its tab shows': ({ seen }) =>
      seen.sent.every(({ by, of }) => of === undefined || of === by),
    'a signed-in tab has a token of its customer': ({ tabs }) =>
      tabs.every(({ user, token }) => user === token?.customer),
    'a call is sent at most three times': ({ seen }) => seen.sent.every(({ sends }) => sends <= 3),
    'only one tab renews at a time': ({ requests }) =>
      requests.filter(({ isRenewal, isOver }) => isRenewal && !isOver).length <= 1,
    'a call gets an answer only while its customer is signed in': ({ seen }) =>
      seen.results.every(({ of, to }) => of === to),
    'without a second expiry, no call of a signed-in customer is refused': ({ seen, path }) =>
      path.filter(({ type }) => type === 'expires' || type === 'server ends').length > 1 ||
      seen.refused.every(({ of, to }) => of !== to),
    'a call without a result has a request under way or waits for its turn': ({ tabs }) =>
      tabs.every(({ calls, requests, waits }) => calls === 0 || requests > 0 || waits),
    'a tab whose renewal is refused ends its session or has another token': (state, step) =>
      step?.event.type !== 'arrives' ||
      !tabOf(step.before, step.event)?.isRefusedRenewal ||
      state.tabs[tabOf(step.before, step.event)?.tab ?? 0]?.token?.isRenewable !== false,
    'a tab keeps its customer while the cookie has a token of this customer that can be renewed': (
      state,
      step,
    ) =>
      step === undefined ||
      step.event.type === 'signs out' ||
      state.tabs.every(
        ({ user }, tab) =>
          user !== undefined ||
          [state.cookie, step.event.type === 'hears' ? step.before.cookie : undefined].every(
            (cookie) => !cookie?.isRenewable || cookie.customer !== step.before.tabs[tab]?.user,
          ),
      ),
    'only a tab of a customer changes the cookie of this customer, except for a sign-in': (
      { cookie },
      step,
    ) => {
      const before = step?.before.cookie;
      if (!step || !before || before.customer === cookie?.customer) return true;
      const { tab } = tabOf(step.before, step.event) ?? {};
      return step.event.type === 'signs in' || step.before.tabs[tab ?? 2]?.user === before.customer;
    },
    'a customer who signs out in one tab is signed out in all, as soon as nothing is under way': ({
      gone,
      tabs,
      cookie,
      news,
    }) =>
      news > 0 ||
      tabs.some(({ requests }) => requests > 0) ||
      gone.every(
        (customer) => cookie?.customer !== customer && tabs.every(({ user }) => user !== customer),
      ),
  },
  kinds: [
    {
      name: 'two tabs have calls open while one of them renews',
      is: ({ tabs, requests }) =>
        tabs.every(({ calls }) => calls > 0) && requests.some(({ isRenewal }) => isRenewal),
    },
    {
      name: 'a tab has a token that the other one has replaced',
      is: ({ tabs, cookie }) =>
        cookie?.isRenewable === true && tabs.some(({ token }) => token?.isRenewable === false),
    },
    {
      name: 'a renewal of a customer who has signed out',
      is: ({ requests }) => requests.some(({ isRenewal, isOver }) => isRenewal && isOver),
    },
    {
      name: 'a token without a customer',
      is: ({ tabs }) => tabs.some(({ user, token }) => user === undefined && token !== undefined),
      because: 'the end of a session drops its token',
    },
    {
      name: 'a renewal of two tabs at once',
      is: ({ requests }) =>
        new Set(requests.flatMap(({ tab, isRenewal }) => (isRenewal ? [tab] : []))).size > 1,
      because: 'a tab renews only while it has the lock',
    },
  ],
});

/** Returns the tab of an event, and whether it receives the refusal of a renewal. */
function tabOf(
  before: State,
  event: Event,
): { tab: number; isRefusedRenewal: boolean } | undefined {
  if ('tab' in event) return { tab: event.tab, isRefusedRenewal: false };
  if (!('at' in event)) return undefined;
  const request = before.requests[event.at];
  return (
    request && {
      tab: request.tab,
      isRefusedRenewal: request.isRenewal && request.isRefused && !request.isOver,
    }
  );
}
