import { bucketOf, isInShare } from './bucket';
import type { PageData, Release, RemoteName } from './release';

export type Variant = 'stable' | 'canary' | 'pinned';
export type Choice = { release: Release; variant: Variant };

/** Which of a page's releases this device runs. A device that cannot be told apart runs the stable one. */
export function choiceOf(
  { release, canary }: Pick<PageData, 'release' | 'canary'>,
  device: string | undefined,
): Choice {
  const isCanary =
    canary !== undefined &&
    device !== undefined &&
    isInShare(bucketOf(canary.salt, device), canary.percent);
  return isCanary ? { release: canary.release, variant: 'canary' } : { release, variant: 'stable' };
}

/** How a version that went wrong in this tab is remembered. */
export const versionName = (app: RemoteName, version: string): string => `${app}@${version}`;

/**
 * The release with every quarantined version replaced by its last known good, which then has the quarantined one behind
 * it. Where both went wrong nothing is replaced: one of them may have been mended.
 */
export function withoutQuarantined(release: Release, quarantined: readonly string[]): Release {
  const bad = (app: RemoteName, version: string) => quarantined.includes(versionName(app, version));
  const apps: Record<string, Release['apps'][RemoteName]> = { ...release.apps };
  const lkg = { ...release.lkg };
  for (const app of Object.keys(lkg) as RemoteName[]) {
    const good = lkg[app];
    const current = release.apps[app];
    if (!good || !bad(app, current.version) || bad(app, good.version)) continue;
    apps[app] = good;
    lkg[app] = current;
  }
  return { ...release, apps: apps as Release['apps'], ...(release.lkg && { lkg }) };
}
