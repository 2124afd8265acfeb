import type { AppName, PageData, Release, ReleasedApp, RemoteName } from './release';

export type Variant = 'stable' | 'canary' | 'pinned';
export type ReleaseChoice = { release: Release; variant: Variant };

/**
 * Returns the release for this device: the stable one with the apps of each of its canaries, and stable versions as
 * their fallback. A device without an id is in no canary.
 */
export function choiceOf(
  { release, canaries = [] }: Pick<PageData, 'release' | 'canaries'>,
  device: string | undefined,
): ReleaseChoice {
  let [{ id, apps, lkg }, variant]: [Release, Variant] = [release, 'stable'];
  for (const { apps: tried, salt, percent } of canaries)
    if (device !== undefined && isInShare(bucketOf(salt, device), percent)) {
      id += `+${salt}`;
      variant = 'canary';
      for (const app in tried) lkg = { ...lkg, [app]: release.apps[app as AppName] };
      apps = { ...apps, ...tried };
    }
  return { release: { ...release, id, apps, ...(lkg && { lkg }) }, variant };
}

/**
 * Returns the release with every quarantined version replaced by its fallback version, which gets the quarantined one
 * as its fallback.
 * If both failed, nothing is replaced, because one of them may work again.
 */
export function withoutQuarantined(
  release: Release,
  isQuarantined: (app: RemoteName, version: ReleasedApp) => boolean,
): Release {
  const swapped = (Object.entries(release.lkg ?? {}) as [RemoteName, ReleasedApp][]).filter(
    ([app, good]) => isQuarantined(app, release.apps[app]) && !isQuarantined(app, good),
  );
  if (swapped.length === 0) return release;
  const behind = swapped.map(([app]) => [app, release.apps[app]] as const);
  return {
    ...release,
    apps: { ...release.apps, ...Object.fromEntries(swapped) },
    lkg: { ...release.lkg, ...Object.fromEntries(behind) },
  };
}

/** Number of buckets. One bucket is a hundredth of a percent. */
const BUCKETS = 10_000;

/**
 * Returns the bucket of a device, 0 to 9999: always the same for the same salt, and evenly spread.
 * One bucket counts for the whole release, so that a device never mixes the canary of one app with the stable version
 * of another. It uses FNV-1a with the final mixing of Murmur, because it must run at once and the browser's digests are
 * asynchronous.
 */
export function bucketOf(salt: string, device: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${salt}:${device}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

/**
 * Returns whether a bucket is in the share. 0 is no device, 100 is all devices, and a growing share only adds devices.
 */
export const isInShare = (bucket: number, percent: number): boolean =>
  bucket < Math.round((percent * BUCKETS) / 100);
