import { initSession } from '@shared/api/auth';
import { createApiClient } from '@shared/api/client';
import { fetchEstimate } from '@shared/api/estimate';
import { fetchFilters } from '@shared/api/filters';
import { fetchPackages } from '@shared/api/packages';
import { fetchSolicitation } from '@shared/api/solicitation';
import { fetchUser, fetchVtgUser } from '@shared/api/user';
import { productionSettings } from '@shared/config/settings';
import { dayInKorea } from '@shared/domain/calendar';
import { NOON } from '@shared/domain/testing/noon';
import type { PageData, Release } from '@shared/release/release';
import { workDone } from '@shared/ui/testing/work-done';
import { askForCustomer, askForSale, askForScreen, isReading } from './early';

const ACCOUNT = 'https://account.example';
const environment = JSON.stringify({ env: { host_vtg: `${ACCOUNT}/` } });
const sent = jest.fn(async (url: string, _init: RequestInit) => {
  const text = async () => (url.endsWith('/getFilters') ? environment : '{}');
  return { status: 200, headers: new Headers(), text };
});
const writeCookie = (value: string) =>
  Reflect.set(document, 'cookie', `${productionSettings.session.tokenCookie}=${value}`);
const cookieOf = (user: object, lifetimeMs = 600_000) => {
  const kept = { token: 'T1', user, expiresAt: NOON + lifetimeMs };
  writeCookie(encodeURIComponent(JSON.stringify(kept)));
};
const askEarly = (page: Parameters<typeof askForCustomer>[0]) => {
  askForSale();
  askForCustomer(page);
};
const at = (address: string) => history.replaceState(null, '', address);

/** Returns the API calls that use a prefetched response and send no request. */
async function takenOver(vtgId?: string): Promise<string[]> {
  await workDone();
  const call = createApiClient({ token: () => 'T1' });
  const requests = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  const calls = {
    filters: () => fetchFilters(call),
    packages: () => fetchPackages(call, dayInKorea(new Date(NOON))),
    user: () => fetchUser(call, 'U1'),
    estimate: () => fetchEstimate(call, { vtgNo: 'N1', brandName: '' }),
    link: () => fetchSolicitation(call, 'h1'),
    session: () => initSession(call),
    profile: () => fetchVtgUser(call, ACCOUNT, { vtgId, test: undefined }),
  };
  const taken: string[] = [];
  for (const [name, ask] of Object.entries(calls)) {
    requests.mockClear();
    await ask().catch(() => undefined); // The answer fits no schema. Only whether a request was sent counts.
    if (requests.mock.calls.length === 0) taken.push(name);
  }
  requests.mockRestore();
  return taken;
}

beforeEach(() => {
  window.fetch = sent as unknown as typeof fetch;
  writeCookie('; Max-Age=0');
  delete document.documentElement.dataset['page'];
  delete window.__visitor;
  at('/app/');
});

describe('prefetched data', () => {
  it('includes the data of the customer in the cookie', async () => {
    cookieOf({ id: 'U1', vtgId: 'V1' });
    askEarly({ settings: {} });

    const [, init] = sent.mock.calls.find(([url]) => url.endsWith('/users/U1')) ?? [];
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer T1' });
    expect(await takenOver()).toEqual(['filters', 'packages', 'user']);
  });

  it('includes the estimate on its page', async () => {
    cookieOf({ id: 'U1', vtgNo: 'N1' });
    document.documentElement.dataset['page'] = 'Estimate';
    askEarly({ settings: {} });

    expect(await takenOver()).toEqual(['filters', 'packages', 'user', 'estimate']);
  });

  it('includes the offer of a dealer link for every visitor [SOLIC-001]', async () => {
    at('/app/subscSolicitation/h1');
    askEarly({ settings: {} });

    expect(await takenOver()).toEqual(['filters', 'packages', 'link']);
  });

  it('has no customer data when the cookie has expired [SEC-001]', async () => {
    cookieOf({ id: 'U1', vtgId: 'V1' }, -1);
    askEarly({ settings: {} });

    expect(await takenOver()).toEqual(['filters', 'packages']);
  });

  it.each([
    ['names another user', 'vtg_id=V2', 'V2'],
    ['has a sign-in without vtg_id', 'connInfo=SECOND', undefined],
  ])(
    'has a session and a profile, but no customer data, when the address %s [SEC-001, AUTH-005]',
    async (_, query, vtgId) => {
      cookieOf({ id: 'U1', vtgId: 'V1' });
      at(`/app/?${query}`);
      askEarly({ settings: {} });

      expect(await takenOver(vtgId)).toEqual(['filters', 'packages', 'session', 'profile']);
      const urls = sent.mock.calls.map(([url]) => url).join();
      expect(urls).not.toMatch(/storeToken|SECOND/);
    },
  );
});

it.each([
  ['/app/termInfo/service', true],
  ['/app/subscStatus', false],
])('isReading returns for %s: %s', (address, is) => {
  at(address);
  const routes = [
    ['^/termInfo', 'guides', 'TermInfo', 'open', 'back'],
    ['^/subscStatus', 'mypage', 'Subsc', 'open', 'full'],
  ];
  expect(isReading({ routes } as unknown as PageData)).toBe(is);
});

describe('files of a screen', () => {
  const app = (screens = {}) => ({
    version: '1',
    base: '/mypage/1/',
    entry: { js: ['entry.js'], css: [] },
    screens,
    integrity: {},
  });
  const release = {
    apps: { host: app(), mypage: app({ Subsc: { js: ['Subsc.js'], css: [] } }) },
  } as unknown as Release;
  const page = {
    disabled: [],
    settings: {},
    routes: [
      ['^/subsc$', 'mypage', 'Subsc', 'with-vtg-id', 'full'],
      ['^/revoke$', 'mypage', 'SubscRevoke', 'app-only', 'none'],
    ],
  } as unknown as PageData;
  const agent = (name: string) =>
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${name}`);
  const { userAgentToken } = productionSettings.bridge;
  afterEach(() => jest.restoreAllMocks());

  const askedAt = (address: string, given: Partial<PageData> = {}) => {
    at(`/app${address}`);
    document.head.innerHTML = '';
    const files: string[] = [];
    askForScreen({ ...page, ...given }, release, (_, file) => void files.push(file))();
    return [...preloaded('script'), ...files];
  };
  const preloaded = (as: 'script' | 'style') =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
      .filter((link) => link.as === as)
      .map(({ href }) => href.split('/').at(-1) ?? '');

  it('are requested when the document is parsed, and those of the prerender at once', () => {
    const files = (name: string) => ({ js: [`${name}.js`], css: [`${name}.css`] });
    const mypage = app({ Subsc: { ...files('Subsc'), first: 'first.js' } });
    const whole = { apps: { host: app(), mypage } } as unknown as Release;
    const asked: string[] = [];
    const styles = () => preloaded('style');
    const askAt = (address: string) => {
      document.head.innerHTML = '';
      asked.length = 0;
      at(`/app${address}`);
      return askForScreen(page, whole, (_, file) => void asked.push(file));
    };

    cookieOf({ id: 'U1', vtgId: 'V1' });
    const others = askAt('/subsc?vtg_id=V1');
    expect([...asked, ...styles()]).toEqual(['first.js', 'Subsc.css']);
    others();
    expect(asked).toEqual(['first.js', 'Subsc.js']);
    expect(preloaded('script')).toEqual(['entry.js']); // it runs after the host has started

    agent(userAgentToken);
    const all = askAt('/revoke');
    expect([...asked, ...styles()]).toEqual([]);
    Object.assign(mypage.screens, { SubscRevoke: files('SubscRevoke') }); // from the second block
    all();
    expect([...asked, ...styles()]).toEqual(['SubscRevoke.js', 'SubscRevoke.css']);
    expect(preloaded('script')).toEqual(['entry.js']);
  });

  it.each([
    ['/subsc', undefined, ['first.js']],
    ['/subsc?vtg_id=V1', 'V1', ['first.js']],
    ['/subsc?vtg_id=V1&connInfo=C1', 'V1', ['first.js']],
    ['/subsc?vtg_id=V1', undefined, []],
    ['/subsc?vtg_id=V1', 'V2', []],
    ['/subsc?connInfo=C1', 'V1', []],
    ['/guide?vtg_id=V1', undefined, ['first.js']],
  ])(
    'at %s with a cookie of %s include the prerender %j unless a sign-in comes first [SEC-001]',
    (address, vtgId, expected) => {
      agent(userAgentToken);
      if (vtgId) cookieOf({ id: 'U1', vtgId });
      const both = app({ Subsc: { js: [], css: ['Subsc.css'], first: 'first.js' } });
      const { apps } = release;
      const asked: string[] = [];
      document.head.innerHTML = '';
      delete document.documentElement.dataset['awaits'];
      at(`/app${address}`);
      const guide = ['^/guide$', 'guides', 'Subsc', 'open', 'full'];
      askForScreen(
        { ...page, routes: [...page.routes, guide] as unknown as PageData['routes'] },
        { apps: { ...apps, mypage: both, guides: both } } as unknown as Release,
        (_, file) => void asked.push(file),
      );

      expect(asked).toEqual(expected);
      expect(preloaded('style')).toEqual(['Subsc.css']);
      expect(document.documentElement.dataset['awaits']).toBe(expected[0] && '');
    },
  );

  it.each([
    ['/embedded', 'none'],
    ['/embedded?isHead=N', 'none'],
    ['/embedded?isHead=Y', 'if-is-head'],
    ['/subsc?isHead=N', 'full'],
  ])('leave the skeleton of %s in the frame %s [SHELL-005]', (address, frame) => {
    const embedded = ['^/embedded$', 'mypage', 'SubscVtg', 'open', 'if-is-head'];
    askedAt(address, { routes: [...page.routes, embedded] as unknown as PageData['routes'] });

    expect(document.documentElement.dataset['frame']).toBe(frame);
  });

  it.each([
    ['/subsc?vtg_id=V1', 'a web visitor', {}, ['entry.js', 'Subsc.js']],
    ['/subsc', 'a web visitor', {}, []],
    ['/subsc?vtg_id=', 'a web visitor', {}, []],
    ['/revoke', 'a web visitor', {}, []],
    ['/revoke', userAgentToken, {}, ['entry.js']],
    ['/revoke', 'OtherApp', {}, []],
    ['/revoke', 'OtherApp', { settings: { bridge: { userAgentToken: 'OtherApp' } } }, ['entry.js']],
    ['/subsc?vtg_id=V1', 'a web visitor', { disabled: ['mypage'] }, []],
  ] satisfies [string, string, Partial<PageData>, string[]][])(
    'are requested at %s for %s of %j if guard and channel allow it [GUARD-003, GUARD-004]',
    (address, who, given, files) => {
      agent(who);

      expect(askedAt(address, given)).toEqual(files);
    },
  );
});
