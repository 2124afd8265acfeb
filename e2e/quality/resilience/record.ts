import type { Page } from 'playwright/test';

/** The product's record of a pending payment, as stored on the phone. */
export type Kept = { vtgId: string; leftAt?: number; createdAt: number } & Record<string, unknown>;

/** Returns all records of orders. Records of dealer links have no customer. */
export const recordsOn = (page: Page): Promise<readonly Kept[]> =>
  page.evaluate(inStore, undefined);

/** Stores the record of the same payment, as if the page had left for the card page a moment ago. */
export const putRecord = async (page: Page, record: Kept): Promise<void> => {
  await page.evaluate(inStore, record);
};

/** Runs on the page. Puts the record if there is one, and returns all records of orders. */
const inStore = (record: Kept | undefined) =>
  new Promise<Kept[]>((found, failed) => {
    const opening = indexedDB.open('servicecare', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('pending-payment');
    opening.onerror = () => (record ? failed(opening.error) : found([]));
    opening.onsuccess = () => {
      const change = opening.result.transaction('pending-payment', record && 'readwrite');
      const store = change.objectStore('pending-payment');
      const now = Date.now();
      if (record) store.put({ ...record, createdAt: now, leftAt: now }, `order:${record.vtgId}`);
      const asked = store.getAll();
      change.oncomplete = () => {
        opening.result.close();
        found((asked.result as Kept[]).filter((one) => 'vtgId' in one));
      };
    };
  });
