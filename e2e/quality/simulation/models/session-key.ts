import type { Browser, Call, Tab } from './session-browser';

/** Returns a text that is equal for equal states. Only relations of tokens count, and the tabs have no order. */
export function keyOf(browser: Browser): string {
  const [first = ''] = [0, 1].map((tab) => keyFrom(browser, [tab, 1 - tab])).toSorted();
  return first;
}

function keyFrom(browser: Browser, order: readonly number[]): string {
  const { requests, tabs, calls, lock, cookie } = browser;
  const { tokens } = browser.server;
  const names = new Map<string, number>();
  const short = (token: string | undefined) => {
    if (token === undefined) return '';
    if (!names.has(token)) names.set(token, names.size);
    return names.get(token);
  };
  const parts = order.map((tab) => {
    const { core, credentials, news } = tabs[tab] as Tab;
    const isNow = (epoch: number) => epoch === credentials.epoch();
    const { status, user, statusText } = core.store.getState();
    const open = [...calls].filter(([, call]) => call.tab === tab);
    const tried = ({ epoch, tokens: used, tab }: Call) => [
      isNow(epoch),
      used.length,
      used.length > 1 && tokens.get(used[1] ?? '')?.by === tab,
    ];
    return [
      status,
      user?.id,
      statusText,
      short(credentials.token()),
      lock.placeOf(tabs[tab]),
      news.map(({ about, userId }) => about + userId),
      open.map(([, call]) => tried(call)),
      requests
        .filter((request) => request.tab === tab)
        .map(({ call, token, epoch, answer }) => [
          call === undefined,
          isNow(epoch),
          short(token),
          answer?.status,
          short(answer?.given),
        ]),
    ];
  });
  const last = [short(cookie), [...browser.gone].toSorted()];
  const known = [...names]
    .map(([name]) => tokens.get(name))
    .map((token) => [token?.customer, token?.isValid, token?.isRenewable]);
  return JSON.stringify([parts, last, known]);
}
