import { firstViewIsOver } from '@shared/prerender/over';
import type { ReleasedApp } from '@shared/release/release';
import { PRELOADS_SCRIPTS } from './file-link';
import { startHost, styleHost } from './start-host';

const host: ReleasedApp = {
  version: '1.0.0',
  base: '/host/1.0.0/',
  entry: { js: ['vendor.js', 'main.js'], css: ['main.css'] },
  integrity: {
    'vendor.js': 'sha256-v',
    'main.js': 'sha256-m',
    'main.css': 'sha256-c',
    'http.js': 'sha256-h',
  },
};
const { dataset } = document.documentElement;
const scripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity, async }) => [
    src.replace('http://localhost/host/1.0.0/', ''),
    integrity,
    async !== false, // jsdom has no default for it
  ]);
const inTheirOrder = [
  ['vendor.js', 'sha256-v', false],
  ['main.js', 'sha256-m', false],
];
const withHttp = [...inTheirOrder, ['http.js', 'sha256-h', true]];
const fetched = [
  ['vendor.js', 'sha256-v', 'anonymous'],
  ['main.js', 'sha256-m', 'anonymous'],
];
const asked = (those: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link${those}`)].map(
    ({ href, integrity, crossOrigin }) => [href.split('/').at(-1), integrity, crossOrigin],
  );
/** Simulates a browser with or without script preloading. It returns `not all` for a query that it does not know. */
const engine = (canFetchAhead: boolean) =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      media: query === PRELOADS_SCRIPTS && canFetchAhead ? query : 'not all',
    }),
  });
function startWithPrerender(canFetchAhead = true): void {
  engine(canFetchAhead);
  dataset['awaits'] = '';
  startHost(host);
}
beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  delete dataset['awaits'];
  delete dataset['seen'];
  delete window.__visitor;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('scripts of the host', () => {
  it('load with digests after the prerender files and run in order after the paint', () => {
    startWithPrerender();
    jest.advanceTimersByTime(79);
    expect(asked('[rel=preload]')).toEqual([]);

    jest.advanceTimersByTime(1);
    expect(asked('[rel=preload]')).toEqual(fetched);

    dataset['seen'] = '';
    firstViewIsOver();
    expect(scripts()).toEqual([]);

    jest.advanceTimersToNextFrame();
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scripts()).toEqual(inTheirOrder);
  });

  it('come with the HTTP client when a visitor of the app is about to sign in', () => {
    window.__visitor = { inApp: true };
    startWithPrerender();
    jest.advanceTimersByTime(300);

    expect(asked('[rel=preload]').map(([file]) => file)).toEqual([
      'vendor.js',
      'main.js',
      'http.js',
    ]);
    expect(scripts()).toEqual(withHttp);
  });

  it('run at once when the page has no prerender, under the address that webpack imports [PLAT-011]', () => {
    engine(true);
    startHost(host);
    expect(scripts()).toEqual(withHttp);
    expect(asked('[rel=preload]')).toEqual([]);
    expect(document.head.querySelector('script[src="/host/1.0.0/http.js"]')).not.toBeNull();
  });

  it('are requested once when the prerender is painted before the preload', () => {
    startWithPrerender();
    dataset['seen'] = '';
    firstViewIsOver();
    jest.advanceTimersByTime(79);
    expect(scripts()).toEqual(inTheirOrder);

    jest.advanceTimersByTime(300);
    expect(asked('[rel=preload]')).toEqual([]);
    expect(scripts()).toEqual(inTheirOrder);
  });

  it('run after 300 ms when the data of the prerender does not arrive', () => {
    startWithPrerender();
    jest.advanceTimersByTime(299);
    expect(scripts()).toEqual([]);

    jest.advanceTimersByTime(1);
    expect(scripts()).toEqual(inTheirOrder);
  });

  it('are requested once and at once when the browser cannot preload scripts', () => {
    startWithPrerender(false);

    expect(scripts()).toEqual(inTheirOrder);
    expect(asked('[rel=preload]')).toEqual([]);
  });

  it('come without the HTTP client of an older host, which has no such file', () => {
    const { 'http.js': _, ...integrity } = host.integrity;
    engine(false);
    startHost({ ...host, integrity });

    expect(scripts()).toEqual(inTheirOrder);
  });
});

it('styleHost adds the styles of another host with their digests', () => {
  styleHost(host);
  expect(asked('[rel=stylesheet]')).toEqual([['main.css', 'sha256-c', 'anonymous']]);
});
