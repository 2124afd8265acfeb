import { bucketOf, isInShare } from './bucket';
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
