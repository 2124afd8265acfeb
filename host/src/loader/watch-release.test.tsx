import type { PageData, Release } from '@shared/release/release';
import { aPage } from '../../testing/fake-remotes';

const HALF_HOUR = 30 * 60_000;
let time = 0;
let isNewerLive: () => boolean;
const fetched = jest.fn();

/** Content of the small file with the number of the last change. The page has its own address. */
let pointer: unknown = { seq: 1 };
const pagesAsked = () => fetched.mock.calls.filter(([url]) => url === '/app/').length;
const asked = () => fetched.mock.calls.map(([url]) => url);

const releaseOf = (id: string): Release => ({ ...aPage().release, id });
const liveIs = (live: Partial<PageData>) => {
  const text = JSON.stringify({ ...aPage(), seq: 2, ...live });
  answering(`<head><script type="application/json" id="page">${text}</script></head>`);
};
const answering = (html: string, ok = true) =>
  fetched.mockImplementation(async (url: string) =>
    url === '/app/live.json'
      ? { ok: true, json: async () => pointer }
      : { ok, text: async () => html },
  );

function become(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function comeBackAfter(ms: number): Promise<boolean> {
  become('hidden');
  time += ms;
  become('visible');
  await jest.advanceTimersByTimeAsync(0);
  return isNewerLive();
}

async function minutesPass(minutes: number): Promise<boolean> {
  for (let minute = 0; minute < minutes; minute++) await jest.advanceTimersByTimeAsync(60_000);
  return isNewerLive();
}

afterEach(() => jest.useRealTimers());

beforeEach(async () => {
  jest.useFakeTimers();
  pointer = { seq: 1 };
  become('visible');
  jest.resetModules();
  jest.doMock('./page-data', () => ({ page: aPage(), variant: 'stable' }));
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  await watchOf(300);
});

/** A page of which so many bytes were transferred; the answer that it is still the same has some, too. */
async function watchOf(transferSize: number): Promise<void> {
  Object.assign(performance, { getEntriesByType: () => [{ transferSize, deliveryType: '' }] });
  ({ isNewerLive } = await import('./newer-release'));
  const { watchRelease } = await import('./watch-release');
  watchRelease(() => time);
}

describe('a tab that comes back', () => {
  it('after half an hour learns that another release is live, by one request', async () => {
    liveIs({ release: releaseOf('r2') });

    expect(await comeBackAfter(HALF_HOUR)).toBe(true);
    expect(fetched.mock.calls).toEqual([['/app/', { cache: 'no-store' }]]);
  });

  it('sooner requests the number of the last change, and the page only when it has grown', async () => {
    liveIs({ release: releaseOf('r2') });
    expect(await comeBackAfter(1000)).toBe(false);
    expect(asked()).toEqual(['/app/live.json']);

    pointer = { seq: 2 };
    expect(await comeBackAfter(1000)).toBe(true);
    expect(pagesAsked()).toBe(1);
  });

  it('joins a canary when its device is in it, and no other', async () => {
    const canary = { id: 'c', apps: { apply: releaseOf('c').apps.apply }, salt: 's', percent: 0 };
    liveIs({ canaries: [canary] });
    expect(await comeBackAfter(HALF_HOUR)).toBe(false);

    liveIs({ canaries: [{ ...canary, percent: 100 }] });
    expect(await comeBackAfter(HALF_HOUR)).toBe(true);
  });

  it.each([
    [
      'an older state of the channel, out of some cache',
      () => liveIs({ seq: 1, release: releaseOf('r0') }),
    ],
    ['the same release under a new number', () => liveIs({})],
    ['a page that is not ours', () => answering('<title>login</title>')],
    ['a garbled page', () => answering('<script type="application/json" id="page">{"rel</script>')],
    ['no page', () => answering('not found', false)],
    ['no network', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('keeps what it has when it gets %s', async (_, answer) => {
    answer();

    expect(await comeBackAfter(HALF_HOUR)).toBe(false);
  });
});

describe('a visible tab', () => {
  it('hears of a rollback within a minute of its number, and asks no more then', async () => {
    liveIs({ release: releaseOf('r2') });
    expect(await minutesPass(3)).toBe(false);
    expect(asked()).toEqual(Array(3).fill('/app/live.json'));

    pointer = { seq: 2 };
    expect(await minutesPass(1)).toBe(true);
    expect(pagesAsked()).toBe(1);
    const before = asked().length;
    await minutesPass(5);
    expect(asked()).toHaveLength(before);
  });

  it('asks for the page once a change that is none for it', async () => {
    liveIs({ seq: 3 });
    pointer = { seq: 3 };

    expect(await minutesPass(4)).toBe(false);
    expect(pagesAsked()).toBe(1);
  });

  it('asks for nothing while it is hidden', async () => {
    become('hidden');

    await minutesPass(10);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['no number', {}],
    ['another kind of number', { seq: '2' }],
    ['nothing', null],
  ])('keeps what it has when it gets %s', async (_, answer) => {
    liveIs({ release: releaseOf('r2') });
    pointer = answer;

    expect(await minutesPass(1)).toBe(false);
    expect(pagesAsked()).toBe(0);
  });
});

it('asks at once whether a page that the browser kept is still the live one', async () => {
  liveIs({ release: releaseOf('r2') });
  pointer = { seq: 2 };
  jest.resetModules();
  await watchOf(0);
  await jest.advanceTimersByTimeAsync(0);

  expect(asked()).toEqual(['/app/live.json', '/app/']);
  expect(isNewerLive()).toBe(true);
});
