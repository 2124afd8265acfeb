import { checkedPins, noPins, type Pins, pinsIn } from './pins';

const PINS_KEY = 'care-qa-pins';
const OPEN_KEY = 'care-qa-open';

/** Returns the pins of this tab: those of the address, stored until other pins are requested. */
export function pinsOfTab(search: string, storage: Storage): Pins {
  const asked = pinsIn(search);
  if (asked) storage.setItem(PINS_KEY, JSON.stringify(asked));
  const kept = storage.getItem(PINS_KEY);
  return asked ?? (kept === null ? noPins : checkedPins(JSON.parse(kept)));
}

/** Returns whether to offer the panel: the tab was once opened with `?qa` or with pins. */
export function isToolTab(search: string, storage: Storage): boolean {
  const query = new URLSearchParams(search);
  const isAsked = ['qa', 'mfe', 'mfedev'].some((name) => query.has(name));
  if (isAsked) storage.setItem(OPEN_KEY, 'yes');
  return storage.getItem(OPEN_KEY) !== null;
}

/** Returns the link to the page with these pins for other devices: without personal parameters and local builds. */
export function addressWith(page: Location, pins: string): string {
  return pinned(new URL(page.pathname, page.origin), pins);
}

/**
 * Returns the address for this tab with these pins, or with none. It keeps the local builds of apps without a pin, and the
 * query of the page, because the route guard needs its `vtg_id`.
 */
export function addressHere(
  { href }: Pick<Location, 'href'>,
  pins: string,
  ports: Pins['ports'] = {},
): string {
  const url = new URL(href);
  const local = Object.entries(ports).filter(([app]) => !pins.includes(`${app}@`));
  url.searchParams.delete('mfedev');
  if (local.length > 0)
    url.searchParams.set('mfedev', local.map(([app, port]) => `${app}:${port}`).join(','));
  return pinned(url, pins);
}

function pinned(url: URL, pins: string): string {
  url.searchParams.set('mfe', pins);
  return url.href.replaceAll('%40', '@').replaceAll('%2C', ',').replaceAll('%3A', ':');
}
