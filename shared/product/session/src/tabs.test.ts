import { browserTabs } from './tabs';

type Request = LockManager['request'];
function withLocks(request: unknown): void {
  Object.defineProperty(globalThis, 'navigator', {
    value: { locks: request && { request } },
    configurable: true,
  });
}
/** A lock that another tab holds until `free`. */
function heldLock() {
  let free: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  const request = ((_name: string, { signal }: LockOptions, work: () => Promise<unknown>) =>
    Promise.race([
      isFree,
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ]).then(work)) as Request;
  return { request, free };
}

describe('browserTabs alone', () => {
  const work = jest.fn(async (isAlone: boolean) => isAlone);

  it('runs the work after the tab before has finished [AUTH-012]', async () => {
    const { request, free } = heldLock();
    withLocks(request);
    const turn = browserTabs().alone(work);
    expect(work).not.toHaveBeenCalled();
    free();

    expect(await turn).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs the work without the lock after a minute, because the holder may be frozen [AUTH-012]', async () => {
    const late = new AbortController();
    const waited = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    withLocks(heldLock().request);
    const turn = browserTabs().alone(work);
    late.abort();

    expect(await turn).toBe(false);
    expect(waited).toHaveBeenCalledWith(61_000);
    waited.mockRestore();
  });

  it('runs the work after a minute in a browser that never answers [AUTH-012]', async () => {
    jest.useFakeTimers();
    withLocks(() => new Promise(() => undefined));
    const turn = browserTabs().alone(work);
    await jest.advanceTimersByTimeAsync(60_999);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);

    expect(await turn).toBe(false);
    jest.useRealTimers();
  });

  it('runs the work at once when there are no locks [AUTH-012]', async () => {
    withLocks(undefined);

    expect(await browserTabs().alone(async (isAlone) => isAlone)).toBe(false);
  });

  it('runs failed work only once [AUTH-012]', async () => {
    withLocks(((_name: string, _how: LockOptions, work: () => Promise<unknown>) =>
      work()) as Request);
    const work = jest.fn(() => Promise.reject(new Error('refused')));

    await expect(browserTabs().alone(work)).rejects.toThrow('refused');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('browserTabs messages', () => {
  it('arrive while the page is visible, and not while it is in the back-forward cache [AUTH-012]', async () => {
    const page = new EventTarget();
    Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
    const other = new BroadcastChannel('servicecare.session');
    const witness = new BroadcastChannel('servicecare.session');
    const told = async (userId: string) => {
      const arrived = new Promise<unknown>((resolve) => {
        witness.onmessage = resolve;
      });
      other.postMessage({ about: 'over', userId });
      await arrived;
      await new Promise((done) => setTimeout(done));
    };
    const heard: string[] = [];
    const tabs = browserTabs();
    tabs.hear(({ userId }) => heard.push(userId));

    await told('shown');
    page.dispatchEvent(new Event('pagehide'));
    await told('put away');
    expect(() => tabs.tell({ about: 'over', userId: 'put away' })).not.toThrow();
    page.dispatchEvent(new Event('pageshow'));
    await told('shown again');

    expect(heard).toEqual(['shown', 'shown again']);
    page.dispatchEvent(new Event('pagehide'));
    other.close();
    witness.close();
  });
});
