import 'fake-indexeddb/auto';
import { waits } from '@shared/config/waits';
import { MemoryStorage } from '../testing/memory-storage';
import { pendingPayment } from '../testing/pending-payment';
import { createOutbox, type PendingPayment } from './outbox';

const NOW = pendingPayment.createdAt;
const record = (over: Partial<PendingPayment> = {}) => ({ ...pendingPayment, ...over });

const tab = () => new MemoryStorage();

/** A database that does not answer `open` before `wake`. */
function silentDatabase() {
  const asleep: (() => void)[] = [];
  const open = jest.fn((name: string, version?: number) => {
    let real: IDBOpenDBRequest | undefined;
    const request: Record<string, unknown> = {};
    Object.defineProperty(request, 'result', { get: () => real?.result });
    asleep.push(() => {
      real = indexedDB.open(name, version);
      for (const event of ['onupgradeneeded', 'onsuccess', 'onerror'] as const)
        real[event] = () => (request[event] as () => void)();
    });
    return request as unknown as IDBOpenDBRequest;
  });
  const wake = () => {
    for (const answer of asleep.splice(0)) answer();
  };
  return { factory: { open } as unknown as IDBFactory, open, wake };
}

/** Resolves after the time limit of the database. */
async function afterTheLimit<T>(waited: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(waits.database);
  return waited;
}

beforeEach(async () => {
  await createOutbox(indexedDB, tab()).clear(record());
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => jest.useRealTimers());

describe('createOutbox with a database that never answers', () => {
  it('stores and finds a payment in the tab, and waits for the database only once [A-77]', async () => {
    const { factory, open } = silentDatabase();
    const outbox = createOutbox(factory, tab());

    await afterTheLimit(outbox.save(record()));
    await outbox.save(record({ state: 'redirected' }));

    expect(await outbox.all(NOW)).toEqual([record({ state: 'redirected' })]);
    expect(outbox.isUnreadable()).toBe(true);
    await outbox.clear(record());
    expect(await outbox.all(NOW)).toEqual([]);
    expect(open).toHaveBeenCalledTimes(3); // Two changes of the record and its removal, but no read.
  });

  it('finds the copy that the previous page wrote to disk, unless it is finished [A-77]', async () => {
    const storage = tab();
    const before = createOutbox(indexedDB, storage);
    const found = () => afterTheLimit(createOutbox(silentDatabase().factory, storage).all(NOW));

    await before.save(record());
    expect(await found()).toEqual([record()]);

    await before.clear(record());
    expect(await found()).toEqual([]);
  });

  it('prefers the newest record when the database answers late', async () => {
    const { factory, wake } = silentDatabase();
    const outbox = createOutbox(factory, tab());
    await afterTheLimit(outbox.save(record()));
    await outbox.save(record({ declined: true }));

    wake();
    while (outbox.isUnreadable()) await new Promise(setImmediate);
    const found = outbox.all(NOW);
    await Promise.resolve();
    wake();

    expect(await found).toEqual([record({ declined: true })]);
  });
});
