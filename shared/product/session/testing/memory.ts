import type { CookieJar } from '../src/cookies';

export { MemoryStorage } from '@shared/application/testing/memory-storage';

/** `document.cookie` in memory: reading returns all cookies, writing sets one. `written` keeps all writes. */
export class MemoryCookies implements CookieJar {
  readonly written: string[] = [];
  readonly secure = false;
  #values = new Map<string, string>();

  readonly jar = {
    getAll: () => [...this.#values].map(([name, value]) => `${name}=${value}`).join('; '),
    get cookie() {
      return this.getAll();
    },
    set cookie(text: string) {
      this.write(text);
    },
    write: (text: string) => {
      this.written.push(text);
      const [pair = ''] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (text.includes('Max-Age=0;')) this.#values.delete(name);
      else this.#values.set(name, value);
    },
  };

  /** Returns the value of a cookie parsed as JSON. */
  json(name: string): unknown {
    const value = this.#values.get(name);
    return value === undefined ? undefined : JSON.parse(decodeURIComponent(value));
  }
}
