import type { RouteName } from '@shared/routes/routes';
import {
  aPage,
  asked,
  chunks,
  forgetRuntime,
  hangs,
  integrity,
  serveRemotes,
  starts,
} from '../../testing/fake-remotes';

let loader: typeof import('./screens');

beforeAll(serveRemotes);
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // the runtime warns about a second registration
  sessionStorage.clear();
  starts.clear();
  chunks.clear();
  asked.length = 0;
  forgetRuntime();
  jest.resetModules();
  jest.doMock('./page-data', () => ({ page: aPage() }));
  jest.doMock('./integrity', () => integrity);
  jest.doMock('./provided', () => ({ provided: {} }));
  loader = await import('./screens');
});

describe('a load of a screen', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Returns the milliseconds after which the load failed. `arrive` runs after five seconds. */
  async function failsAfter(
    name: RouteName,
    arrive: () => void = () => undefined,
  ): Promise<number> {
    const start = performance.now();
    const ended = loader.loadScreen(name).then(
      () => Number.NaN,
      () => performance.now() - start,
    );
    await jest.advanceTimersByTimeAsync(5000);
    arrive();
    await jest.advanceTimersByTimeAsync(60_000);
    return ended;
  }

  it.each([
    ['the entry hangs', 'estimate@2', ''],
    ['the screen hangs', '', 'estimate@2 Estimate'],
    ['entry and screen hang', 'estimate@2', 'estimate@2 Estimate'],
  ])('ends within 17 s and starts no further try when %s', async (_, entry, screen) => {
    if (entry) starts.set(entry, hangs);
    if (screen) chunks.set(screen, hangs);

    expect(await failsAfter('Estimate')).toBeLessThanOrEqual(17_000);
    expect(asked.filter((key) => key === (screen && !entry ? screen : entry))).toHaveLength(2);
  });

  it('ends after 17 s when the screen hangs after a slow entry', async () => {
    let arrive: () => void = () => undefined;
    const entry = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    starts.set('estimate@2', () => entry);
    chunks.set('estimate@2 Estimate', hangs);

    expect(await failsAfter('Estimate', () => arrive())).toBe(17_000);
  });

  it('ends within 17 s when both versions hang in every step', async () => {
    starts.set('apply@2', hangs);
    chunks.set('apply@1 SubscGuide', hangs);

    expect(await failsAfter('SubscGuide')).toBeLessThanOrEqual(17_000);
  });

  it('works after a retry while the first tries still hang', async () => {
    starts.set('estimate@2', hangs);
    await failsAfter('Estimate');
    starts.delete('estimate@2');

    expect((await loader.loadScreen('Estimate', 1)).displayName).toBe('Estimate 2');
  });
});
