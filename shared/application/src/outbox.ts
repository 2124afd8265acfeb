import { parseJson } from '@shared/api/safe-json';
import type { NewSubscription } from '@shared/api/subscription';
import * as v from 'valibot';

/**
 * A payment that was begun and is not known to be over. It lies on disk before the order leaves and before the
 * browser does, so that a webview killed in between finds its way back.
 */
export type PendingPayment = {
  intentKey: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  state: 'created' | 'sent' | 'redirected';
  subscriptionId?: string | undefined;
  redirect?: string | undefined;
  order?: NewSubscription | undefined;
};

const shape = v.object({
  intentKey: v.pipe(v.string(), v.minLength(1)),
  createdAt: v.number(),
  state: v.picklist(['created', 'sent', 'redirected']),
  subscriptionId: v.optional(v.string()),
  redirect: v.optional(v.string()),
  order: v.optional(v.custom<NewSubscription>((value) => typeof value === 'object')),
});

/** Longer than a card page stays open; afterwards the record says nothing any more. */
const LIFETIME_MS = 30 * 60_000;

const DATABASE = 'servicecare';
const STORE = 'pending-payment';
const KEY = 'one';

export type Outbox = {
  save: (payment: PendingPayment) => Promise<void>;
  read: (now: number) => Promise<PendingPayment | undefined>;
  clear: () => Promise<void>;
};

/**
 * `spare` holds the record where IndexedDB is refused (private windows, full disk): a payment must not fail for it.
 * Every promise resolves only when the record is where it belongs.
 */
export function createOutbox(factory: IDBFactory | undefined, spare: Storage): Outbox {
  const save: Outbox['save'] = async (payment) => {
    const kept = await inStore(factory, 'readwrite', (store) => store.put(payment, KEY));
    if (kept.ok) spare.removeItem(STORE);
    else spare.setItem(STORE, JSON.stringify(payment));
  };

  const clear = async () => {
    spare.removeItem(STORE);
    await inStore(factory, 'readwrite', (store) => store.delete(KEY));
  };

  const read: Outbox['read'] = async (now) => {
    const found = await inStore(factory, 'readonly', (store) => store.get(KEY));
    const value: unknown = (found.ok && found.value) || parseJson(spare.getItem(STORE));
    const pending = v.safeParse(shape, value);
    if (!pending.success) return undefined;
    if (now - pending.output.createdAt < LIFETIME_MS) return pending.output;
    await clear();
    return undefined;
  };

  return { save, read, clear };
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
    request.onblocked = () => reject(new Error('another tab holds an older database'));
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
