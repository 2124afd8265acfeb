import type { NewSubscription } from '@shared/api/subscription';
import type { KeptStorage } from '@shared/config/storage';
import type { Won } from '@shared/domain/money';
import { parseJson } from '@shared/text/safe-json';
import * as v from 'valibot';
import { inStore, isLate } from './disk';

const texts = v.pipe(v.array(v.string()), v.readonly());
const payment = v.object({
  intentKey: v.pipe(v.string(), v.minLength(1)),
  /** `sent`: no answer arrived yet. `redirected`: the customer left for the card page. */
  state: v.picklist(['sent', 'redirected']),
  /** Server time in milliseconds since the epoch. */
  createdAt: v.number(),
  /** Last time when the customer left for the card page. */
  leftAt: v.optional(v.number()),
  /** The customer who pays. */
  vtgId: v.string(),
  /** Only until the server's id of the order is known. */
  vin: v.optional(v.string()),
  /** MMDDHHmmss, as it was sent. */
  number: v.string(),
  total: v.custom<Won>((value) => Number.isSafeInteger(value)),
  /** Step of the payment page. */
  step: v.number(),
  /** Applications of this vehicle that existed before the order was sent. */
  before: texts,
  subscriptionId: v.optional(v.string()),
  redirect: v.optional(v.string()),
  /** The customer was told that no payment started. A late order is still found. */
  toldNotBegun: v.optional(v.literal(true)),
  /**
   * The card was declined, or the customer gave up the payment. It is never shown as pending, and the next order asks
   * the server about it first. Source: A-87.
   */
  declined: v.optional(v.literal(true)),
  /** Ids of earlier declined orders of this vehicle, because one of them may be paid after all. */
  earlier: v.optional(texts),
  /** Numbers of earlier orders of this vehicle. Their card pages may still send the customer back. */
  earlierNumbers: v.optional(texts),
  /** Only if the backend supports idempotency keys. */
  order: v.optional(v.custom<NewSubscription>((value) => typeof value === 'object')),
});

/**
 * The record of a payment that is not known to be finished. It is on disk before the order is sent and before the
 * browser leaves, so a killed webview finds it again. Only the server's answer ends it. It refers to the order and
 * holds nothing that the server knows. Source.
 */
export type PendingPayment = v.InferOutput<typeof payment>;

const link = v.object({
  hash: v.pipe(v.string(), v.minLength(1)),
  leftAt: v.number(),
  declined: v.optional(v.literal(true)),
});

/** A payment by a dealer link, which may belong to no account. Source: A-79. */
export type PendingLink = v.InferOutput<typeof link>;

/** A record is removed a week after its last change, because the server has the truth. */
const LIFETIME_MS = 7 * 24 * 60 * 60_000;

/**
 * Returns whether a stored value is younger than a week. The age follows the clock of the device alone, because that may
 * be weeks away from the clock of the server. Values of earlier releases have only the time of the server.
 */
function isYoung(value: unknown, now: number): boolean {
  const { keptAt, createdAt, leftAt } = Object(value);
  return now - (keptAt ?? createdAt ?? leftAt) < LIFETIME_MS;
}

/** Key prefix of records that are in no database. */
const SPARE = 'pending-payment.';
/** Key prefix of copies, which are read only while the database does not answer. */
const COPY = 'copied-payment.';
const LINK = 'link';
const keyOf = ({ vtgId }: Pick<PendingPayment, 'vtgId'>) => `order:${vtgId}`;

/**
 * Reads the VIN under the name that every release writes; empty means that it is no longer kept. An order that a
 * release without the key `vin` stored has other names inside and is not sent again.
 */
const withVin = ({ chassisNumber, ...kept }: Record<string, unknown>) => ({
  ...kept,
  vin: chassisNumber || undefined,
  order: kept['vin'] ? kept['order'] : undefined,
});

export type Outbox = {
  save: (payment: PendingPayment) => Promise<void>;
  /** Returns the records of all customers on this phone, at most one each. `now` is the time of the device. */
  all: (now: number) => Promise<readonly PendingPayment[]>;
  clear: (payment: Pick<PendingPayment, 'vtgId'>) => Promise<void>;
  saveLink: (link: PendingLink) => Promise<void>;
  readLink: (now: number) => Promise<PendingLink | undefined>;
  clearLink: () => Promise<void>;
  /** Returns whether the database did not answer the last request, so that a record may exist but not be found. */
  isUnreadable: () => boolean;
};

/**
 * `spare` holds a record where IndexedDB is refused (private windows, full disk): a payment must not fail for it. It also
 * holds a copy of each record on disk, because the database of the next page may not answer.
 * Every promise resolves when the record is where it belongs, or when the database missed its limit.
 */
export function createOutbox(factory: IDBFactory | undefined, spare: KeptStorage): Outbox {
  const put = async (key: string, record: object) => {
    const value = { ...record, keptAt: Date.now() };
    const kept = await inStore(factory, 'readwrite', (store) => store.put(value, key));
    const [to, from] = kept.ok ? [COPY, SPARE] : [SPARE, COPY];
    spare.removeItem(from + key);
    spare.setItem(to + key, JSON.stringify(value));
  };
  const remove = async (key: string) => {
    spare.removeItem(SPARE + key);
    spare.removeItem(COPY + key);
    await inStore(factory, 'readwrite', (store) => store.delete(key));
  };
  const spared = (begin: string): readonly unknown[] =>
    Array.from({ length: spare.length }, (_, index) => spare.key(index))
      .filter((key) => key?.startsWith(begin))
      .map((key) => parseJson(spare.getItem(key ?? '')));
  /** Spare records come first, because they are newer than those of a late database. */
  const everything = async (): Promise<readonly unknown[]> => {
    const found = await inStore(factory, 'readonly', (store) => store.getAll());
    const onDisk: unknown = found.ok ? found.value : spared(COPY);
    return [...spared(SPARE), ...(Array.isArray(onDisk) ? onDisk : [])];
  };

  const all: Outbox['all'] = async (now) => {
    const read = (await everything())
      .flatMap((value) => {
        const pending = v.safeParse(payment, withVin(Object(value)));
        return pending.success ? [{ record: pending.output, isKept: isYoung(value, now) }] : [];
      })
      .toSorted(({ record: one }, { record: other }) => other.createdAt - one.createdAt);
    const newest = read.filter(
      ({ record: { vtgId } }, index) =>
        read.findIndex(({ record }) => record.vtgId === vtgId) === index,
    );
    for (const { record, isKept } of newest) if (!isKept) await remove(keyOf(record));
    return newest.flatMap(({ record, isKept }) => (isKept ? [record] : []));
  };

  const readLink: Outbox['readLink'] = async (now) => {
    for (const value of await everything()) {
      const pending = v.safeParse(link, value);
      if (pending.success && isYoung(value, now)) return pending.output;
    }
    return undefined;
  };

  return {
    // A page of an earlier release may read this record and needs the VIN under its legacy name.
    save: ({ vin = '', ...record }) => put(keyOf(record), { ...record, vin, chassisNumber: vin }),
    all,
    clear: (record) => remove(keyOf(record)),
    saveLink: (record) => put(LINK, record),
    readLink,
    clearLink: () => remove(LINK),
    isUnreadable: () => isLate(factory),
  };
}
