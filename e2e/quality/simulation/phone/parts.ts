import type { Answer } from '../backend/wire';
import type { Program } from '../bundle';
import type { Random } from '../random';
import type { Cancel, Scheduler } from '../scheduler';
import type { Entry, Loaded, Screen } from './simulated';
import type { Cookies, DatabaseMode, Kept, Records, StorageMode } from './storage';

export type Press = { at: number; orders: number };

/** A request of a page on its way. */
export type Sent = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  page: PageParts;
};

/** The members of page, tab and device that the parts of a phone use. The classes describe them. */
export type PageParts = {
  readonly name: string;
  readonly device: DeviceParts;
  readonly tab: TabParts;
  readonly openedAt: number;
  readonly requests: number[];
  readonly open: Set<{ url: string }>;
  readonly presses: Press[];
  signsInAnew: boolean;
  readonly state: 'live' | 'frozen' | 'dead';
  readonly isDead: boolean;
  readonly screen: Screen | undefined;
  loaded: Loaded | undefined;
  popups: number;
  after: (ms: number, event: string, work: () => void) => Cancel;
  run: (work: () => void) => void;
};

export type TabParts = {
  readonly name: string;
  readonly device: DeviceParts;
  readonly entry: Entry;
  readonly kept: Kept;
  push: (entry: Entry) => void;
  replace: (entry: Entry) => void;
  visit: (address: string) => void;
  reload: () => void;
  back: () => void;
};

/** The parts of a device that its creator gives. */
export type DeviceGiven = {
  readonly name: string;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly program: Program;
  readonly network: { send: (sent: Sent, deliver: (answer: Answer | undefined) => void) => void };
  readonly customer: { answer: (page: PageParts, kind: string) => Promise<boolean> };
  readonly settings: string;
  readonly storage: StorageMode;
  database: DatabaseMode;
  readonly hasLocks: boolean;
  /** The person whom the account host knows on this device. */
  account: string | undefined;
  readonly bugs: string[];
};

export type DeviceParts = DeviceGiven & {
  readonly origin: string;
  /** The customer who signed out last, and when. */
  signedOut: { user: string | undefined; at: number } | undefined;
  readonly cookies: Cookies;
  readonly kept: Kept;
  readonly records: Records;
  readonly locks: {
    of: (page: PageParts) => object;
    release: (page: PageParts) => void;
    isHeldBy: (page: PageParts) => boolean;
  };
  readonly channels: { of: (page: PageParts) => object; delete: (page: PageParts) => void };
  time: () => number;
};
