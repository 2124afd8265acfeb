import { deviceStorage } from '@shared/config/storage';
import { choiceOf, type ReleaseChoice, withoutQuarantined } from '@shared/release/choice';
import type { PageData, Release } from '@shared/release/release';
import { isQuarantined } from './quarantine';

declare global {
  /** The release that a tool of a test channel put together; no production page has such a tool. */
  var __pinned: Release | undefined;
}

const DEVICE_KEY = 'care-device';

/** Pins go first, then the device's bucket; what went wrong in this tab is left out. On any error: the stable release. */
export function chosen(page: Pick<PageData, 'release' | 'canaries'>): ReleaseChoice {
  const pinned = globalThis.__pinned;
  const { release, variant }: ReleaseChoice = pinned
    ? { release: pinned, variant: 'pinned' }
    : choiceOf(page, page.canaries && device());
  return { release: withoutQuarantined(release, isQuarantined), variant };
}

/**
 * Returns a random name that the device keeps, or `undefined` where it keeps nothing: such a device stays on the stable
 * release instead of another bucket with every page. Only a page with a canary asks for it.
 */
export function device(): string | undefined {
  const known = deviceStorage.getItem(DEVICE_KEY);
  if (known) return known;
  const fresh = [...crypto.getRandomValues(new Uint32Array(4))]
    .map((n) => n.toString(36))
    .join('-');
  if (deviceStorage.setItem(DEVICE_KEY, fresh)) return fresh;
  deviceStorage.removeItem(DEVICE_KEY);
  return undefined;
}
