/** The part of the browser's `Storage` that the product uses. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Values that the browser refused to store, by area. All scripts of the document share one copy. */
type Refused = Record<'tab' | 'device', Map<string, string>>;

declare global {
  var __refused: Refused | undefined;
}

/**
 * Storage that never throws. A value that the browser refuses (storage switched off, missing in a webview, quota full)
 * stays in memory until the document ends. Nothing is read before the first call, so a module may hold it.
 *
 * @example tabStorage.setItem('care-tab', 'a'); // in memory when `sessionStorage` throws
 */
function keptStorage(area: keyof Refused, find: () => Storage) {
  const refused = (): Map<string, string> => {
    globalThis.__refused ??= { tab: new Map(), device: new Map() };
    return globalThis.__refused[area];
  };
  const tried = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(find()); // Storage is null in some webviews. The TypeError counts as a refusal.
    } catch {
      return otherwise;
    }
  };
  const keys = (): string[] => [...new Set([...tried(Object.keys, []), ...refused().keys()])];
  return {
    getItem: (key: string) => refused().get(key) ?? tried((storage) => storage.getItem(key), null),
    /** Returns whether the browser keeps the value. */
    setItem: (key: string, value: string): boolean => {
      const isKept = tried((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) refused().delete(key);
      else refused().set(key, value);
      return isKept;
    },
    removeItem: (key: string) => {
      refused().delete(key);
      tried((storage) => storage.removeItem(key), undefined);
    },
    key: (index: number) => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
  };
}

/** Stored for this tab. */
export const tabStorage: KeptStorage = keptStorage('tab', () => sessionStorage);

/** Stored for this device. */
export const deviceStorage = keptStorage('device', () => localStorage);

/** A function, because builds run this module without a document. */
const page = (): { cookie: string } => document;

/** `document.cookie` without exceptions. Empty in a browser that refuses cookies. */
export const cookieJar = {
  get cookie(): string {
    try {
      return page().cookie;
    } catch {
      return '';
    }
  },
  set cookie(text: string) {
    try {
      page().cookie = text;
    } catch {
      // The session stays in memory until the document ends.
    }
  },
};

/** Returns IndexedDB, or `undefined` if the browser does not have it or refuses it. */
export function databases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether this browser refuses to store anything for the tab. A full storage is not off, because an order
 * continues in memory.
 */
export function isStorageOff(): boolean {
  try {
    sessionStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}
