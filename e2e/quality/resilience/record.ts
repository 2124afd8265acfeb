import type { Page } from 'playwright/test';

/** The product's record of a pending payment, as stored on the phone. */
export type Kept = { vtgId: string; leftAt?: number; createdAt: number } & Record<string, unknown>;

/** Returns all records of orders. Records of dealer links have no customer. */
export const recordsOn = (page: Page): Promise<readonly Kept[]> =>
  page.evaluate(
    () =>
      new Promise<Kept[]>((found) => {
        const opening = indexedDB.open('servicecare', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('pending-payment');
        opening.onerror = () => found([]);
        opening.onsuccess = () => {
          const store = opening.result
            .transaction('pending-payment')
            .objectStore('pending-payment');
          const asked = store.getAll();
          asked.onsuccess = () => {
            opening.result.close();
            found((asked.result as Kept[]).filter((one) => 'vtgId' in one));
          };
        };
      }),
  );

/** Stores the record of the same payment, as if the page had left for the card page a moment ago. */
export const putRecord = (page: Page, record: Kept): Promise<void> =>
  page.evaluate(
    (kept) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('servicecare', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('pending-payment');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('pending-payment', 'readwrite');
          const now = { ...kept, createdAt: Date.now(), leftAt: Date.now() };
          change.objectStore('pending-payment').put(now, `order:${kept.vtgId}`);
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    record,
  );
