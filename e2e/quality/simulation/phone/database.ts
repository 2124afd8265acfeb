import type { PageParts } from './parts';
import type { DatabaseMode, Records } from './storage';

type Handler = (() => void) | null;

/** The part of IndexedDB that the product uses: one store, one request in each transaction. */
export function databaseOf(page: PageParts, records: Records, mode: () => DatabaseMode) {
  const { random } = page.device;
  const delay = () => (mode() === 'late' ? random.wait(2500, 9000) : random.wait(1, 30));

  const transaction = () => {
    const made = {
      oncomplete: null as Handler,
      onabort: null as Handler,
      error: new Error('AbortError'),
      objectStore: () => ({
        put: (value: unknown, key: string) => asked(() => records.set(key, structuredClone(value))),
        delete: (key: string) => asked(() => records.delete(key)),
        get: (key: string) => asked(() => structuredClone(records.get(key))),
        getAll: () => asked(() => structuredClone([...records.values()])),
      }),
    };
    const asked = (work: () => unknown) => {
      const request = { result: undefined as unknown };
      if (mode() === 'silent') return request;
      // A change that the page handed over may reach the disk even if the page is killed meanwhile.
      const isKept = random.chance(0.5);
      page.device.scheduler.after(delay(), page.device.name, 'disk', () => {
        if (!page.isDead || isKept) request.result = work();
        page.run(() => made.oncomplete?.());
      });
      return request;
    };
    return made;
  };

  return {
    open: () => {
      const request = {
        result: { createObjectStore: () => undefined, transaction, close: () => undefined },
        error: new Error('UnknownError'),
        onsuccess: null as Handler,
        onerror: null as Handler,
        onupgradeneeded: null as Handler,
        onblocked: null as Handler,
      };
      if (mode() === 'silent') return request;
      page.after(delay(), 'database', () => {
        if (mode() === 'refuses') request.onerror?.();
        else request.onsuccess?.();
      });
      return request;
    },
  };
}
