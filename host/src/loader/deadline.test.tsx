import type { RouteName } from '@shared/routes/routes';
import {
  asked,
  chunks,
  hangs,
  newLoader,
  repairRemotes,
  serveRemotes,
  starts,
} from '../../testing/fake-remotes';

let loader: Awaited<ReturnType<typeof newLoader>>;

beforeAll(serveRemotes);
beforeEach(async () => {
  repairRemotes();
  loader = await newLoader();
});

describe('a load of a screen', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Returns the milliseconds after which the load failed. `arrive` runs after five seconds. */
  async function failsAfter(name: RouteName, arrive = () => {}): Promise<number> {
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
    ['the entry', starts, 'estimate@2'],
    ['the screen', chunks, 'estimate@2 Estimate'],
  ])('ends within 17 s and starts no further try when %s hangs', async (_, files, name) => {
    files.set(name, hangs);

    expect(await failsAfter('Estimate')).toBeLessThanOrEqual(17_000);
    expect(asked.filter((key) => key === name)).toHaveLength(2);
  });

  it('ends after 17 s when the screen hangs after a slow entry', async () => {
    let arrive = () => {};
    const entry = new Promise<void>((done) => (arrive = done));
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
