import { bucketOf, isInShare } from './bucket';
import type { PageData, Release, ReleasedApp, RemoteName } from './release';

export type Variant = 'stable' | 'canary' | 'pinned';
export type ReleaseChoice = { release: Release; variant: Variant };

/** Which of a page's releases this device runs. A device that cannot be told apart runs the stable one. */
export function choiceOf(
  { release, canary }: Pick<PageData, 'release' | 'canary'>,
  device: string | undefined,
): ReleaseChoice {
  const isCanary =
    canary !== undefined &&
    device !== undefined &&
    isInShare(bucketOf(canary.salt, device), canary.percent);
  return isCanary ? { release: canary.release, variant: 'canary' } : { release, variant: 'stable' };
}

/**
 * The release with every quarantined version replaced by its last known good, which then has the quarantined one behind
 * it. Where both went wrong nothing is replaced: one of them may have been mended.
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
