import { ORIGIN } from '../addresses';
import { Locks } from './locks';
import type { DeviceGiven, DeviceParts, PageParts } from './parts';
import { Cookies, Kept } from './storage';
import { Tab } from './tab';

/** A phone or computer with one browser. Its tabs share cookies, database, locks and channels. */
export type Device = DeviceParts & {
  /** Milliseconds by which the clock of the device is ahead. */
  ahead: number;
  readonly tabs: Tab<Device>[];
  tab: () => Tab<Device>;
};

export function createDevice(parts: DeviceGiven): Device {
  const device: Device = {
    ...parts,
    origin: ORIGIN,
    cookies: new Cookies(),
    kept: new Kept(),
    records: new Map(),
    locks: new Locks(),
    channels: new Channels(),
    tabs: [],
    signedOut: undefined,
    ahead: 0,
    time: () => parts.scheduler.now + device.ahead,
    tab: () => {
      const tab = new Tab<Device>(device, `${parts.name}${device.tabs.length + 1}`);
      device.tabs.push(tab);
      return tab;
    },
  };
  return device;
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
