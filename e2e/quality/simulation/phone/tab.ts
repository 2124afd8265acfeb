import { APP } from '../addresses';
import { Page } from './page';
import type { DeviceParts } from './parts';
import type { Entry } from './simulated';
import { Kept } from './storage';

type Visited = Entry & { page?: Page | undefined };

/** A tab or webview: its history, the storage of the tab, and the document that it shows. */
export class Tab<D extends DeviceParts = DeviceParts> {
  readonly device: D;
  readonly name: string;
  kept = new Kept();
  page: Page | undefined;
  #history: Visited[] = [];
  #index = -1;

  constructor(device: D, name: string) {
    this.device = device;
    this.name = name;
  }

  get entry(): Visited {
    return this.#history[this.#index] ?? { address: 'about:blank', state: null };
  }

  visit(address: string): void {
    this.#leave(true);
    this.push({ address: new URL(address, this.device.origin).href, state: null });
    this.#load();
  }

  /** Opens the document again. A kill keeps the storage of the tab; the address stays. */
  reload(): void {
    this.#leave(false);
    this.#load();
  }

  kill(): void {
    this.page?.kill();
    this.page = undefined;
  }

  /** The customer closes the tab. Its storage is gone. */
  close(): void {
    for (const { page } of this.#history) page?.kill();
    this.kill();
    this.#history = [];
    this.#index = -1;
    this.kept = new Kept();
  }

  back(): void {
    if (this.#index <= 0) return;
    const from = this.page;
    const isCached = this.device.random.chance(0.6);
    this.#index -= 1;
    const { page } = this.entry;
    if (page !== undefined && page === from) {
      page.dispatch('popstate', { stopImmediatePropagation: () => undefined });
      page.loaded?.show();
      return;
    }
    this.#leaveFrom(from, false);
    if (page?.state === 'frozen' && isCached) {
      this.page = page;
      this.device.scheduler.tell(page.name, 'comes back from the back-forward cache');
      page.thaw();
    } else {
      page?.kill();
      this.#load();
    }
  }

  push(entry: Entry): void {
    for (const { page } of this.#history.splice(this.#index + 1))
      if (page !== this.page) page?.kill();
    this.#history.push({ ...entry, page: this.page });
    this.#index = this.#history.length - 1;
  }

  replace(entry: Entry): void {
    this.#history[this.#index] = { ...entry, page: this.page };
  }

  #leave(isKept: boolean): void {
    this.#leaveFrom(this.page, isKept);
  }

  #leaveFrom(page: Page | undefined, isKept: boolean): void {
    page?.leave(isKept);
    this.page = undefined;
  }

  #load(): void {
    const { address } = this.entry;
    this.device.scheduler.tell(this.name, `opens ${new URL(address).pathname}`);
    this.page = undefined;
    if (isOurs(address)) this.page = new Page(this);
    this.entry.page = this.page;
  }
}

const isOurs = (address: string): boolean => address.startsWith(`${APP}/`);
