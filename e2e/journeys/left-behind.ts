import type { BrowserContext, Page } from 'playwright/test';
import type { Place } from './privacy-table';
import type { Sandbox } from './test';

/** Records everything that pages, addresses and requests leave behind from now on, as text by place. */
export function watchPlaces(context: BrowserContext, sandbox: Sandbox) {
  const seen: Record<'history' | 'Referer' | 'console', string[]> = {
    history: [],
    Referer: [],
    console: [],
  };
  context.on('request', (request) => seen.Referer.push(request.headers()['referer'] ?? ''));
  context.on('console', (message) => {
    // Messages about the sandbox's own pages are not part of the product.
    if (!message.text().includes('/sandbox/')) seen.console.push(message.text());
  });

  const look = async (page: Page): Promise<Record<Place, string>> => {
    const tools = await context.newCDPSession(page);
    const { entries } = await tools.send('Page.getNavigationHistory');
    await tools.detach();
    // Addresses of the sandbox's own pages are not part of the product.
    const ours = entries.filter(({ url }) => new URL(url).pathname.startsWith('/app/'));
    seen.history.push(...ours.map(({ url }) => url));
    const log = [
      await sandbox.ask('calls'),
      await sandbox.ask('events'),
      await sandbox.ask('client-events'),
    ];
    return {
      ...(await page.evaluate(storages)),
      history: seen.history.join('\n'),
      Referer: seen.Referer.join('\n'),
      console: seen.console.join('\n'),
      'server log': JSON.stringify(log),
    };
  };
  return { look };
}

/** Returns the contents of all storages. Runs in the page. */
async function storages() {
  const opened = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const all = (store: IDBObjectStore) =>
    new Promise<unknown[]>((resolve) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
    });
  const stored: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await opened(name);
    for (const store of database.objectStoreNames)
      stored.push(await all(database.transaction(store).objectStore(store)));
    database.close();
  }
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      cached.push(request.url, (await response?.text()) ?? '');
    }
  }
  return {
    cookie: document.cookie,
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    IndexedDB: JSON.stringify(stored),
    caches: cached.join('\n'),
  };
}
