import { queryClient } from '@shared/query';
import type { RemoteName } from '@shared/release/release';
import { aPage } from '../../testing/fake-remotes';
import { prefetchAfter, prefetchOnIntent } from './prefetch';

const mockPrefetch = jest.fn();
let mockInApp = true;
let mockDisabled: RemoteName[] = [];
jest.mock('./screens', () => ({
  prefetchScreen: async (name: string) => mockPrefetch(name),
}));
jest.mock('./page-data', () => ({
  get page() {
    const { release, ...rest } = aPage(mockDisabled);
    const screens = { GuideSubscApply: { js: ['screens.js', 'guide.js'], css: ['guide.css'] } };
    const apps = { ...release.apps, guides: { ...release.apps.guides, screens } };
    return { ...rest, release: { ...release, apps } };
  },
}));
jest.mock('@shared/bridge', () => ({ detectMode: () => ({ inApp: mockInApp }) }));

const connectionIs = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeAll(prefetchOnIntent);
beforeEach(() => {
  jest.useFakeTimers();
  mockPrefetch.mockReset();
  mockInApp = true;
  mockDisabled = [];
  connectionIs({ effectiveType: '4g' });
  history.replaceState(null, '', '/app/');
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a id="guide" href="/app/guide/subscApply?group=10"><b>가이드</b></a>
    <a id="term" href="/app/subscApply/term">가입</a>
    <a id="outside" href="https://example.com/app/guide/total">밖</a>`;
});
afterEach(() => jest.useRealTimers());

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ as, href }) => `${as} ${new URL(href).pathname}`,
  );
const touch = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));

describe('prefetchAfter', () => {
  it('loads only the page that usually follows, once the data of this page is here', async () => {
    let answer = (_: string) => {};
    const data = new Promise<string>((done) => (answer = done));
    const loading = queryClient.fetchQuery({ queryKey: ['page'], queryFn: () => data });
    prefetchAfter('SubscGuide');
    await jest.advanceTimersByTimeAsync(5000);
    expect(mockPrefetch).not.toHaveBeenCalled();

    answer('here');
    await loading;
    await jest.advanceTimersByTimeAsync(1000);

    expect(mockPrefetch.mock.calls).toEqual([['SubscApplyTerm']]);
  });

  it('loads the completion page while a payment is confirmed', async () => {
    prefetchAfter('Layover');
    await jest.advanceTimersByTimeAsync(1000);

    expect(mockPrefetch.mock.calls).toEqual([['SubscApplyRes']]);
  });

  it.each([[{ saveData: true }], [{ effectiveType: 'slow-2g' }], [{ effectiveType: '3g' }]])(
    'loads nothing on a metered or slow connection: %j',
    async (connection) => {
      connectionIs(connection);
      prefetchAfter('SubscGuide');
      touch('#guide');
      await jest.advanceTimersByTimeAsync(1000);

      expect(mockPrefetch).not.toHaveBeenCalled();
    },
  );

  it.each<[string, () => void]>([
    ['that the route guard refuses on the web', () => (mockInApp = false)],
    ['of a remote that is switched off', () => (mockDisabled = ['apply'])],
  ])('loads nothing %s', async (_, set) => {
    set();
    prefetchAfter('SubscGuide');
    await jest.advanceTimersByTimeAsync(1000);

    expect(mockPrefetch).not.toHaveBeenCalled();
  });
});

describe('prefetchOnIntent', () => {
  it('loads the page of a touched link, with its files once beside the entry of its remote', () => {
    touch('#guide b');
    touch('#guide');

    expect(preloads()).toEqual([
      'script /guides/2/screens.js',
      'script /guides/2/guide.js',
      'style /guides/2/guide.css',
    ]);
    expect(mockPrefetch.mock.calls[0]).toEqual(['GuideSubscApply']);
  });

  it('loads the page of a link that gets the focus', () => {
    document.querySelector<HTMLElement>('#term')?.focus();

    expect(mockPrefetch.mock.calls).toEqual([['SubscApplyTerm']]);
  });

  it('loads nothing for a link to another site', () => {
    touch('#outside');

    expect(mockPrefetch).not.toHaveBeenCalled();
  });
});
