import type { Cancel } from '../scheduler';
import type { DeviceParts, Press, TabParts } from './parts';
import type { Loaded, Screen } from './simulated';
import { windowOf } from './window';

let pages = 0;
/** Starts the numbers of pages again, so that a schedule has the same names in every run. */
export const forgetPages = (): void => {
  pages = 0;
};

/** One loaded document: fresh modules of the product over the storage of its device. */
export class Page {
  readonly name: string;
  readonly tab: TabParts;
  readonly device: DeviceParts;
  state: 'live' | 'frozen' | 'dead' = 'live';
  loaded: Loaded | undefined;
  popups = 0;
  /** Times of the requests that were sent, and the requests without an answer. */
  readonly requests: number[] = [];
  readonly open = new Set<{ url: string }>();
  /** Presses of the pay button, newest last. */
  readonly presses: Press[] = [];
  /** Whether the page asked the account host for the customer, because no cookie named one. */
  signsInAnew = false;
  /** Time since which an action of the screen is running. */
  busySince: number | undefined;
  readonly openedAt: number;
  readonly #held: (() => void)[] = [];
  readonly #window: ReturnType<typeof windowOf>;

  constructor(tab: TabParts) {
    pages += 1;
    this.tab = tab;
    this.device = tab.device;
    this.name = `${tab.name}.${pages}`;
    this.openedAt = this.device.scheduler.now;
    this.#window = windowOf(this);
    this.device.program(...this.#window.values);
  }

  get isDead(): boolean {
    return this.state === 'dead';
  }

  get screen(): Screen | undefined {
    return this.state === 'live' ? this.loaded?.view() : undefined;
  }

  /** Runs a task of the page after `ms`. A page that is gone never runs it, and a frozen one runs it later. */
  after(ms: number, event: string, work: () => void): Cancel {
    return this.device.scheduler.after(ms, this.name, event, () => this.run(work));
  }

  run(work: () => void): void {
    if (this.state === 'frozen') this.#held.push(work);
    else if (this.state === 'live') work();
  }

  dispatch(type: string, fields: object = {}): void {
    this.#window.dispatch({ type, ...fields });
  }

  /** The customer leaves the document. A document without open requests may stay in the back-forward cache. */
  leave(isKept: boolean): void {
    if (this.state !== 'live') return;
    this.dispatch('pagehide', { persisted: isKept });
    if (isKept && this.open.size === 0 && !this.device.locks.isHeldBy(this)) this.state = 'frozen';
    else this.kill();
  }

  /** The document comes back from the back-forward cache. */
  thaw(): void {
    this.state = 'live';
    this.dispatch('pageshow', { persisted: true });
    for (const work of this.#held.splice(0)) this.after(0, 'thawed', work);
  }

  /** The document ends without a word, as a killed webview does. */
  kill(): void {
    this.state = 'dead';
    this.device.locks.release(this);
    this.device.channels.delete(this);
  }
}
