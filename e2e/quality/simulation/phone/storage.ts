/** How the database of a device answers: usual, not at all, late, or with an error. */
export type DatabaseMode = 'usual' | 'silent' | 'late' | 'refuses';

/** The records of the only database of the product, by key. They are the same for all tabs of a device. */
export type Records = Map<string, unknown>;

/** How a device stores data: usual, full (`setItem` throws) or switched off. */
export type StorageMode = 'usual' | 'full' | 'off';

/** `sessionStorage` or `localStorage`. Its own keys are the stored keys, as in a browser. */
export class Kept {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = String(value);
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** Returns the storage as a page sees it. */
export function seenStorage(kept: Kept, mode: StorageMode): Kept | null {
  if (mode === 'usual') return kept;
  if (mode === 'off') return null;
  return new Proxy(kept, {
    get: (target, name) =>
      name === 'setItem'
        ? () => {
            throw new Error('QuotaExceededError');
          }
        : Reflect.get(target, name),
  });
}

/** The cookies that scripts see, with their lifetime. */
export class Cookies {
  readonly #held = new Map<string, { value: string; until: number }>();

  read(now: number): string {
    for (const [name, { until }] of this.#held) if (until <= now) this.#held.delete(name);
    return [...this.#held].map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  write(text: string, now: number): void {
    const [pair = '', ...rest] = text.split('; ');
    const at = pair.indexOf('=');
    const seconds = rest.find((part) => part.startsWith('Max-Age='))?.slice('Max-Age='.length);
    const until = seconds === undefined ? Number.POSITIVE_INFINITY : now + Number(seconds) * 1000;
    this.#held.set(pair.slice(0, at), { value: pair.slice(at + 1), until });
  }
}
