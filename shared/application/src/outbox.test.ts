import 'fake-indexeddb/auto';
import { createOutbox, type PendingPayment } from './outbox';

const begun = 1_795_000_000_000;
const MINUTE = 60_000;
const payment: PendingPayment = {
  intentKey: '7b1d6f0e-6c1c-4b55-9c3a-0d9f7f6b6a01',
  createdAt: begun,
  state: 'created',
};

class MemoryStorage implements Storage {
  #entries = new Map<string, string>();
  get length() {
    return this.#entries.size;
  }
  clear = () => this.#entries.clear();
  getItem = (key: string) => this.#entries.get(key) ?? null;
  key = (index: number) => [...this.#entries.keys()][index] ?? null;
  removeItem = (key: string) => void this.#entries.delete(key);
  setItem = (key: string, value: string) => void this.#entries.set(key, value);
}

describe('a payment that was begun', () => {
  it('is there for the page that comes after a killed one', async () => {
    await createOutbox(indexedDB, new MemoryStorage()).save({
      ...payment,
      state: 'redirected',
      subscriptionId: 'S9',
      redirect: '/sandbox/card/1',
    });

    const after = createOutbox(indexedDB, new MemoryStorage());

    expect(await after.read(begun + MINUTE)).toEqual({
      ...payment,
      state: 'redirected',
      subscriptionId: 'S9',
      redirect: '/sandbox/card/1',
    });
  });

  it('is saved only when it is on disk: strictly, and the transaction over', async () => {
    const begin = IDBDatabase.prototype.transaction;
    let isOnDisk = false;
    const transaction = jest
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockImplementation(function (this: IDBDatabase, ...how) {
        const begun = begin.apply(this, how);
        begun.addEventListener('complete', () => {
          isOnDisk = true;
        });
        return begun;
      });

    await createOutbox(indexedDB, new MemoryStorage()).save(payment);

    expect(isOnDisk).toBe(true);
    expect(transaction).toHaveBeenCalledWith('pending-payment', 'readwrite', {
      durability: 'strict',
    });
    transaction.mockRestore();
  });

  it('is one: a later state takes the place of an earlier one', async () => {
    const outbox = createOutbox(indexedDB, new MemoryStorage());
    await outbox.save(payment);
    await outbox.save({ ...payment, state: 'sent' });

    expect(await outbox.read(begun)).toMatchObject({ state: 'sent' });
  });

  it('is gone once it is over', async () => {
    const outbox = createOutbox(indexedDB, new MemoryStorage());
    await outbox.save(payment);
    await outbox.clear();

    expect(await outbox.read(begun)).toBeUndefined();
  });

  it('says nothing any more after 30 minutes, and is removed', async () => {
    const outbox = createOutbox(indexedDB, new MemoryStorage());
    await outbox.save(payment);

    expect(await outbox.read(begun + 30 * MINUTE - 1)).toMatchObject({ state: 'created' });
    expect(await outbox.read(begun + 30 * MINUTE)).toBeUndefined();
    expect(await outbox.read(begun)).toBeUndefined();
  });

  it.each([
    ['where there is no IndexedDB', undefined],
    [
      'where IndexedDB is refused',
      {
        open: () => {
          throw new Error('refused');
        },
      } as unknown as IDBFactory,
    ],
  ])('is kept for the session %s', async (_, factory) => {
    const storage = new MemoryStorage();
    await createOutbox(factory, storage).save(payment);

    expect(await createOutbox(factory, storage).read(begun)).toEqual(payment);
    await createOutbox(factory, storage).clear();
    expect(await createOutbox(factory, storage).read(begun)).toBeUndefined();
  });

  it('is none where something else lies in its place', async () => {
    const storage = new MemoryStorage();
    storage.setItem('pending-payment', '{"state":"paid","intentKey":1}');

    expect(await createOutbox(undefined, storage).read(begun)).toBeUndefined();
  });
});
