/** Web storage of one tab in memory. */
export class MemoryStorage implements Storage {
  #entries = new Map<string, string>();
  get length() {
    return this.#entries.size;
  }
  clear = () => this.#entries.clear();
  getItem = (key: string) => this.#entries.get(key) ?? null;
  key = (index: number) => [...this.#entries.keys()][index] ?? null;
  removeItem = (key: string) => void this.#entries.delete(key);
  setItem = (key: string, value: string) => void this.#entries.set(key, value);
}
