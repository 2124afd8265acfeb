import { pause } from './pause';

/** Returns whether the pause is over after all work that waits for no timer. */
async function isOver(paused: Promise<void>): Promise<boolean> {
  let over = false;
  void paused.then(() => {
    over = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return over;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('pause', () => {
  it('ends after its time and not before', async () => {
    const paused = pause(1);
    expect(await isOver(paused)).toBe(false);
    jest.advanceTimersByTime(1);

    expect(await isOver(paused)).toBe(true);
  });

  it('leaves no listener on the signal of a page that pauses many times', async () => {
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, 'addEventListener');
    const removed = jest.spyOn(signal, 'removeEventListener');
    const paused = pause(1, signal);
    jest.advanceTimersByTime(1);
    await paused;

    expect(removed.mock.calls).toEqual(added.mock.calls);
    expect(added).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['there is nothing to wait for', 0, undefined],
    ['the page was left before', 60_000, AbortSignal.abort()],
  ])('ends at once, without a timer, when %s', async (_, ms, signal) => {
    expect(await isOver(pause(ms, signal))).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends and clears its timer when the page is left meanwhile', async () => {
    const page = new AbortController();
    const paused = pause(60_000, page.signal);
    expect(await isOver(paused)).toBe(false);
    page.abort();

    expect(await isOver(paused)).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});
