import { deviceStorage } from '@shared/config/storage';
import { choiceOf, type ReleaseChoice, withoutQuarantined } from '@shared/release/choice';
import type { PageData, Release } from '@shared/release/release';
import { isQuarantined } from './quarantine';

declare global {
  /** The release that the QA tools of a test channel composed. Production pages do not have these tools. */
  var __pinned: Release | undefined;
}

const DEVICE_KEY = 'care-device';

/**
 * Returns the release of this document: the pinned one, or the choice for the bucket of the device. Versions that
 * failed in this tab are replaced by their fallback versions.
 */
export function chosen(page: Pick<PageData, 'release' | 'canaries'>): ReleaseChoice {
  const pinned = globalThis.__pinned;
  const { release, variant }: ReleaseChoice = pinned
    ? { release: pinned, variant: 'pinned' }
    : choiceOf(page, page.canaries && device());
  return { release: withoutQuarantined(release, isQuarantined), variant };
}

/**
 * Returns the random id that the device stores, or `undefined` if its storage does not work. Such a device stays on the
 * stable release. Otherwise each page would be in another bucket. Only a page with a canary needs the id.
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
