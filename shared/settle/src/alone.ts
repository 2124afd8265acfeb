const LOCK = 'servicecare.pay';

/**
 * Runs `pay` unless another tab of this browser is doing the same; `busy` then. A browser without locks relies on the
 * record both tabs read and on the server's key.
 */
export async function alone<T>(pay: () => Promise<T>): Promise<T | 'busy'> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return pay();
  return locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock === null ? Promise.resolve('busy' as const) : pay(),
  );
}
