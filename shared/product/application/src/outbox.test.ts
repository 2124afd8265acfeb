import 'fake-indexeddb/auto';
import { MemoryStorage } from '../testing/memory-storage';
import { pendingPayment as payment } from '../testing/pending-payment';
import { createOutbox, type PendingPayment } from './outbox';

const begun = payment.createdAt;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const another: PendingPayment = { ...payment, vtgId: 'VTG2' };

let outbox: ReturnType<typeof createOutbox>;

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(begun);
  outbox = createOutbox(indexedDB, new MemoryStorage());
  await outbox.clear(payment);
  await outbox.clear(another);
});

describe('pending payment in the outbox', () => {
  it('survives a killed page [PAY-013]', async () => {
    await outbox.save({
      ...payment,
      state: 'redirected',
      subscriptionId: 'S9',
      redirect: '/sandbox/card/1',
    });

    const after = createOutbox(indexedDB, new MemoryStorage());

    expect(await after.all(begun + MINUTE)).toEqual([
      { ...payment, state: 'redirected', subscriptionId: 'S9', redirect: '/sandbox/card/1' },
    ]);
  });

  it('can be read by the previous release and by this one [PAY-013]', async () => {
    const { vin, ...before } = { ...payment, chassisNumber: payment.vin };
    const kept = new MemoryStorage();
    kept.setItem('pending-payment.order:VTG1', JSON.stringify(before));
    expect(await createOutbox(undefined, kept).all(begun)).toEqual([payment]);

    await createOutbox(undefined, kept).save(payment);
    expect(JSON.parse(kept.getItem('pending-payment.order:VTG1') ?? '')).toMatchObject({
      chassisNumber: vin,
    });
  });

  it('is saved only when the transaction on disk is complete [PAY-013]', async () => {
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

    await outbox.save(payment);

    expect(isOnDisk).toBe(true);
    expect(transaction).toHaveBeenCalledWith('pending-payment', 'readwrite', {
      durability: 'strict',
    });
    transaction.mockRestore();
  });

  it('exists once per customer, and that of another one stays when this is over [PAY-013]', async () => {
    await outbox.save(payment);
    await outbox.save({ ...payment, state: 'redirected' });
    await outbox.save(another);
    expect(await outbox.all(begun)).toEqual([{ ...payment, state: 'redirected' }, another]);
    await outbox.clear(payment);

    expect(await outbox.all(begun)).toEqual([another]);
  });

  it('keeps its order, but not one that a release without the key `vin` stored [PAY-013]', async () => {
    const kept = new MemoryStorage();
    const order = { packageId: 'P1' } as NonNullable<PendingPayment['order']>;
    await createOutbox(undefined, kept).save({ ...payment, order });
    expect(await createOutbox(undefined, kept).all(begun)).toEqual([{ ...payment, order }]);

    const { vin, ...before } = { ...payment, chassisNumber: payment.vin, order };
    kept.setItem('pending-payment.order:VTG1', JSON.stringify(before));
    expect(await createOutbox(undefined, kept).all(begun)).toEqual([payment]);
  });

  it('is removed after a week [PAY-013]', async () => {
    await outbox.save(payment);

    expect(await outbox.all(begun + 7 * DAY - 1)).toEqual([payment]);
    expect(await outbox.all(begun + 7 * DAY)).toEqual([]);
    expect(await outbox.all(begun)).toEqual([]);
  });

  it('stays on a device whose clock is weeks away from that of the server [PAY-013, SOLIC-003]', async () => {
    const onDevice = begun + 30 * DAY;
    jest.spyOn(Date, 'now').mockReturnValue(onDevice);
    await outbox.save(payment);
    await outbox.saveLink({ hash: 'h1', leftAt: begun });

    expect(await outbox.all(onDevice)).toEqual([payment]);
    expect(await outbox.readLink(onDevice)).toEqual({ hash: 'h1', leftAt: begun });
  });

  it('by a link is stored separately, whoever pays [PAY-013, SOLIC-003]', async () => {
    await outbox.save(payment);
    await outbox.saveLink({ hash: 'h1', leftAt: begun });

    expect(await outbox.readLink(begun + MINUTE)).toEqual({ hash: 'h1', leftAt: begun });
    await outbox.clearLink();
    expect(await outbox.readLink(begun)).toBeUndefined();
    expect(await outbox.all(begun)).toEqual([payment]);
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
  ])('is stored for the session %s [PAY-013]', async (_, factory) => {
    const storage = new MemoryStorage();
    await createOutbox(factory, storage).save(payment);

    expect(await createOutbox(factory, storage).all(begun)).toEqual([payment]);
    await createOutbox(factory, storage).clear(payment);
    expect(await createOutbox(factory, storage).all(begun)).toEqual([]);
  });

  it('is ignored when the stored text has another format [PAY-013]', async () => {
    const storage = new MemoryStorage();
    storage.setItem('pending-payment.order:VTG1', '{"state":"paid","intentKey":1}');

    expect(await createOutbox(undefined, storage).all(begun)).toEqual([]);
  });

  it('by a link without its hash is ignored [PAY-013]', async () => {
    const storage = new MemoryStorage();
    storage.setItem('pending-payment.link', JSON.stringify({ hash: '', leftAt: begun }));

    expect(await createOutbox(undefined, storage).readLink(begun)).toBeUndefined();
  });
});
