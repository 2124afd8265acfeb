import { type Clock, inTime, Overdue } from '@shared/config/waits';

const DATABASE = 'servicecare';
const STORE = 'pending-payment';

export type Kept = { ok: true; value: unknown } | { ok: false };
type Request = (store: IDBObjectStore) => { readonly result: unknown };

/** Databases that missed their limit and have not answered since. */
const late = new WeakSet<IDBFactory>();

/** Returns whether the database exists but does not answer, so that its records are not known. */
export const isLate = (factory: IDBFactory | undefined): boolean =>
  factory !== undefined && late.has(factory);

/**
 * Runs one request in a transaction of its own. The result is `ok` when the change is on disk. A database that refuses or
 * misses its limit gives `ok: false`. While it stays silent, changes are queued in order and no caller waits.
 */
export async function inStore(
  factory: IDBFactory | undefined,
  mode: 'readonly' | 'readwrite',
  request: Request,
  clock?: Clock,
): Promise<Kept> {
  if (!factory) return { ok: false };
  const wasLate = late.has(factory);
  if (wasLate && mode === 'readonly') return { ok: false };
  const work = requested(factory, mode, request);
  if (wasLate) return { ok: false };
  try {
    return await inTime('database', work, clock);
  } catch (thrown) {
    if (!(thrown instanceof Overdue)) throw thrown;
    late.add(factory);
    void work.then(() => late.delete(factory));
    return { ok: false };
  }
}

async function requested(
  factory: IDBFactory,
  mode: 'readonly' | 'readwrite',
  request: Request,
): Promise<Kept> {
  try {
    const database = await opened(factory);
    try {
      return { ok: true, value: await transacted(database, mode, request) };
    } finally {
      database.close();
    }
  } catch {
    return { ok: false }; // The spare storage is used instead.
  }
}

const opened = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked')); // Another tab has an older database open.
  });

const transacted = (
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  ask: Request,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
