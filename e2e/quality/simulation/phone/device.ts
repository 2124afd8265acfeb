import { ORIGIN } from '../addresses';
import type { Program } from '../bundle';
import type { Random } from '../random';
import type { Scheduler } from '../scheduler';
import { Locks } from './locks';
import type { DeviceParts, PageParts } from './parts';
import { Cookies, type DatabaseMode, Kept, type Records, type StorageMode } from './storage';
import { Tab } from './tab';

type Parts = {
  name: string;
  scheduler: Scheduler;
  network: DeviceParts['network'];
  random: Random;
  program: Program;
  customer: DeviceParts['customer'];
  /** Settings block of the page, as JSON. */
  settings: string;
  storage: StorageMode;
  database: DatabaseMode;
  hasLocks: boolean;
  /** The person whom the account host knows on this device. */
  account: string | undefined;
  bugs: string[];
};

/** A phone or computer with one browser. Its tabs share cookies, database, locks and channels. */
export class Device {
  readonly origin = ORIGIN;
  readonly cookies = new Cookies();
  readonly kept = new Kept();
  readonly records: Records = new Map();
  readonly locks = new Locks();
  readonly channels = new Channels();
  readonly tabs: Tab<Device>[] = [];
  readonly name: string;
  readonly scheduler: Scheduler;
  readonly network: DeviceParts['network'];
  readonly random: Random;
  readonly program: Program;
  readonly customer: DeviceParts['customer'];
  readonly settings: string;
  readonly storage: StorageMode;
  readonly hasLocks: boolean;
  readonly bugs: string[];
  database: DatabaseMode;
  account: string | undefined;
  /** The customer who signed out last, and when. */
  signedOut: { user: string | undefined; at: number } | undefined;
  /** Milliseconds by which the clock of the device is ahead. */
  ahead = 0;

  constructor(parts: Parts) {
    this.name = parts.name;
    this.scheduler = parts.scheduler;
    this.network = parts.network;
    this.random = parts.random;
    this.program = parts.program;
    this.customer = parts.customer;
    this.settings = parts.settings;
    this.storage = parts.storage;
    this.database = parts.database;
    this.hasLocks = parts.hasLocks;
    this.account = parts.account;
    this.bugs = parts.bugs;
  }

  time(): number {
    return this.scheduler.now + this.ahead;
  }

  tab(): Tab<Device> {
    const tab = new Tab<Device>(this, `${this.name}${this.tabs.length + 1}`);
    this.tabs.push(tab);
    return tab;
  }
}

type Channel = { onmessage: ((event: { data: unknown }) => void) | null };

/** The broadcast channels of a browser. There is one name, so a page has at most one. */
class Channels {
  readonly #open = new Map<PageParts, Channel>();

  of(page: PageParts) {
    const open = this.#open;
    return class implements Channel {
      onmessage: Channel['onmessage'] = null;
      constructor() {
        open.set(page, this);
      }
      postMessage(data: unknown): void {
        for (const [other, channel] of open) {
          if (other === page) continue;
          const copy = structuredClone(data);
          other.after(other.device.random.wait(1, 20), 'message', () =>
            channel.onmessage?.({ data: copy }),
          );
        }
      }
      close(): void {
        open.delete(page);
      }
    };
  }

  delete(page: PageParts): void {
    this.#open.delete(page);
  }
}
