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

/** Returns the address of the page with these pins, or with none, and without personal parameters. */
export function addressWith(page: Location, pins: string): string {
  const url = new URL(page.pathname, page.origin);
  url.searchParams.set('mfe', pins);
  return url.href.replaceAll('%40', '@').replaceAll('%2C', ',');
}
