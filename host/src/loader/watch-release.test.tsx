import type { PageData, Release } from '@shared/release/release';
import { aPage } from '../../testing/fake-remotes';

const HALF_HOUR = 30 * 60_000;
let time = 0;
let isNewerLive: () => boolean;
const fetched = jest.fn();

const releaseOf = (id: string): Release => ({ ...aPage().release, id });
const liveIs = (live: Partial<PageData>) => {
  const text = JSON.stringify({ ...aPage(), seq: 2, ...live });
  answering(`<head><script type="application/json" id="page">${text}</script></head>`);
};
const answering = (html: string, ok = true) =>
  fetched.mockImplementation(async () => ({ ok, text: async () => html }));

function become(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function comeBackAfter(ms: number): Promise<boolean> {
  become('hidden');
  time += ms;
  become('visible');
  await new Promise((done) => setTimeout(done));
  return isNewerLive();
}

beforeEach(async () => {
  jest.resetModules();
  jest.doMock('./page-data', () => ({ page: aPage(), variant: 'stable' }));
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  ({ isNewerLive } = await import('./newer-release'));
  const { watchRelease } = await import('./watch-release');
  watchRelease(() => time);
});

describe('a tab that comes back', () => {
  it('after half an hour learns that another release is live, by one request', async () => {
    liveIs({ release: releaseOf('r2') });

    expect(await comeBackAfter(HALF_HOUR)).toBe(true);
    expect(fetched.mock.calls).toEqual([['/app/', { cache: 'no-store' }]]);
  });

  it('sooner does not ask', async () => {
    liveIs({ release: releaseOf('r2') });

    expect(await comeBackAfter(HALF_HOUR - 1)).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('learns that a remote was switched off', async () => {
    liveIs({ disabled: ['apply'] });

    expect(await comeBackAfter(HALF_HOUR)).toBe(true);
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
