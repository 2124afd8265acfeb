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

describe('the turn of a tab', () => {
  it('comes when the tab before has had its own [AUTH-012]', async () => {
    const { request, free } = heldLock();
    withLocks(request);
    const work = jest.fn(async (isAlone: boolean) => isAlone);
    const turn = browserTabs().alone(work);
    expect(work).not.toHaveBeenCalled();
    free();

    expect(await turn).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('comes without the lock after a minute: whoever holds it is asleep [AUTH-012]', async () => {
    const late = new AbortController();
    const waited = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    withLocks(heldLock().request);
    const work = jest.fn(async (isAlone: boolean) => isAlone);
    const turn = browserTabs().alone(work);
    late.abort();

    expect(await turn).toBe(false);
    expect(waited).toHaveBeenCalledWith(61_000);
    waited.mockRestore();
  });

  it('comes at once where there are no locks [AUTH-012]', async () => {
    withLocks(undefined);

    expect(await browserTabs().alone(async (isAlone) => isAlone)).toBe(false);
  });

  it('that fails is not taken twice [AUTH-012]', async () => {
    withLocks(((_name: string, _how: LockOptions, work: () => Promise<unknown>) =>
      work()) as Request);
    const work = jest.fn(() => Promise.reject(new Error('refused')));

    await expect(browserTabs().alone(work)).rejects.toThrow('refused');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
