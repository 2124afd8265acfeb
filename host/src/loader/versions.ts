import type { ReleasedApp, RemoteName } from '@shared/release/release';
import { page } from './page-data';

/** Remotes that run another version than the release names first, because that one went wrong on this page. */
const switched = new Map<RemoteName, ReleasedApp>();

/** The version of a remote that is started next. */
export const versionOf = (app: RemoteName): ReleasedApp =>
  switched.get(app) ?? page.release.apps[app];

/** The version to mount in place of `version`: the last known good, or the way back from that. */
export function otherOf(app: RemoteName, version: ReleasedApp): ReleasedApp | undefined {
  const { apps, lkg } = page.release;
  return version === apps[app] ? lkg?.[app] : apps[app];
}

export function switchTo(app: RemoteName, version: ReleasedApp): void {
  switched.set(app, version);
}
