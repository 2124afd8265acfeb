import { parseJson } from '@shared/api/safe-json';
import type { NewSubscription } from '@shared/api/subscription';
import type { Won } from '@shared/domain/money';
import * as v from 'valibot';

/**
 * A payment that was begun and is not known to be over. It lies on disk before the order leaves and before the
 * browser does, so that a webview killed in between finds its way back, and only the server's word ends it. It names
 * the order and holds nothing the server can tell. Source.
 */
export type PendingPayment = {
  intentKey: string;
  /** `sent`: no answer came yet. `redirected`: the card page was left for. */
  state: 'sent' | 'redirected';
  /** Milliseconds since the epoch, by the server's clock. */
  createdAt: number;
  /** When the browser last left for the card page. */
  leftAt?: number | undefined;
  /** Whose it is. */
  vtgId: string;
  vin: string;
  /** MMDDHHmmss, as it was sent. */
  number: string;
  total: Won;
  /** Of the payment page. */
  step: number;
  /** Applications of this vehicle that were there before it was sent. */
  before: readonly string[];
  subscriptionId?: string | undefined;
  redirect?: string | undefined;
  /** The customer was told that it did not begin; an order that arrives after all is still found. */
  toldNotBegun?: true | undefined;
  /** Only where the backend knows the order again by its key. */
  order?: NewSubscription | undefined;
};

/** A payment by a dealer's link, which need not be anybody's account. Source: A-79. */
export type PendingLink = { hash: string; leftAt: number };

const payment = v.object({
  intentKey: v.pipe(v.string(), v.minLength(1)),
  state: v.picklist(['sent', 'redirected']),
  createdAt: v.number(),
  leftAt: v.optional(v.number()),
  vtgId: v.string(),
  vin: v.string(),
  number: v.string(),
  total: v.custom<Won>((value) => Number.isSafeInteger(value)),
  step: v.number(),
  before: v.array(v.string()),
  subscriptionId: v.optional(v.string()),
  redirect: v.optional(v.string()),
  toldNotBegun: v.optional(v.literal(true)),
  order: v.optional(v.custom<NewSubscription>((value) => typeof value === 'object')),
});
const link = v.object({ hash: v.pipe(v.string(), v.minLength(1)), leftAt: v.number() });

/** After a week without a visit the record is dropped: the server keeps what is true. */
const LIFETIME_MS = 7 * 24 * 60 * 60_000;

const DATABASE = 'servicecare';
const STORE = 'pending-payment';
const LINK = 'link';
const keyOf = ({ vtgId }: Pick<PendingPayment, 'vtgId'>) => `order:${vtgId}`;

/** An earlier release kept the VIN under another name, and in its order, too, which is then not sent again. */
const withVin = ({ chassisNumber, ...kept }: Record<string, unknown>) => ({
  ...kept,
  vin: chassisNumber,
  order: kept['vin'] && kept['order'],
});

export type Outbox = {
  save: (payment: PendingPayment) => Promise<void>;
  /** Of every customer who paid on this phone, at most one each. */
  all: (now: number) => Promise<readonly PendingPayment[]>;
  clear: (payment: Pick<PendingPayment, 'vtgId'>) => Promise<void>;
  saveLink: (link: PendingLink) => Promise<void>;
  readLink: (now: number) => Promise<PendingLink | undefined>;
  clearLink: () => Promise<void>;
};

/**
 * `spare` holds a record where IndexedDB is refused (private windows, full disk): a payment must not fail for it.
 * Every promise resolves only when the record is where it belongs.
 */
export function createOutbox(factory: IDBFactory | undefined, spare: Storage): Outbox {
  const spareKey = (key: string) => `${STORE}.${key}`;
  const put = async (key: string, value: unknown) => {
    const kept = await inStore(factory, 'readwrite', (store) => store.put(value, key));
    if (kept.ok) spare.removeItem(spareKey(key));
    else spare.setItem(spareKey(key), JSON.stringify(value));
  };
  const remove = async (key: string) => {
    spare.removeItem(spareKey(key));
    await inStore(factory, 'readwrite', (store) => store.delete(key));
  };
  const everything = async (): Promise<readonly unknown[]> => {
    const found = await inStore(factory, 'readonly', (store) => store.getAll());
    const onDisk: unknown = found.ok ? found.value : [];
    const spared = Array.from({ length: spare.length }, (_, index) => spare.key(index))
      .filter((key) => key?.startsWith(`${STORE}.`))
      .map((key) => parseJson(spare.getItem(key ?? '')));
    return [...(Array.isArray(onDisk) ? onDisk : []), ...spared];
  };

  const all: Outbox['all'] = async (now) => {
    const read = (await everything()).flatMap((value) => {
      const pending = v.safeParse(payment, withVin(Object(value)));
      return pending.success ? [pending.output] : [];
    });
    const isFresh = ({ createdAt }: PendingPayment) => now - createdAt < LIFETIME_MS;
    for (const old of read.filter((one) => !isFresh(one))) await remove(keyOf(old));
    return read.filter(isFresh);
  };

  const readLink: Outbox['readLink'] = async (now) => {
    for (const value of await everything()) {
      const pending = v.safeParse(link, value);
      if (pending.success && now - pending.output.leftAt < LIFETIME_MS) return pending.output;
    }
    return undefined;
  };

  return {
    // A page of an earlier release may be the one that comes back: it knows the VIN by its former name.
    save: (record) => put(keyOf(record), { ...record, chassisNumber: record.vin }),
    all,
    clear: (record) => remove(keyOf(record)),
    saveLink: (record) => put(LINK, record),
    readLink,
    clearLink: () => remove(LINK),
  };
}

export type Kept = { ok: true; value: unknown } | { ok: false };

/** One request in a transaction of its own, over when it is on disk. */
export async function inStore(
  factory: IDBFactory | undefined,
  mode: 'readonly' | 'readwrite',
  request: (store: IDBObjectStore) => { readonly result: unknown },
): Promise<Kept> {
  if (!factory) return { ok: false };
  try {
    const database = await opened(factory);
    try {
      return { ok: true, value: await transacted(database, mode, request) };
    } finally {
      database.close();
    }
  } catch {
    return { ok: false }; // the spare place takes over
  }
}

const opened = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked')); // another tab holds an older database
  });

const transacted = (
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  ask: (store: IDBObjectStore) => { readonly result: unknown },
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
