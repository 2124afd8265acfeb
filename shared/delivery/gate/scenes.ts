import { appNames, type RemoteName, remoteNames } from '@shared/routes/apps';
import { plannedOf } from '../store/change';
import { differing, type Planned } from '../store/plan';
import type { Trial } from './gate';

/** A set to start in a browser, the remotes to open, and whether their entries are removed. */
export type Scene = {
  name: string;
  set: Planned;
  remotes: readonly RemoteName[];
  isDrill?: boolean;
};

/**
 * Returns the combinations in which a release is tested.
 * These are the release itself, its new remotes with the previous host and its new host with the previous remotes (as
 * after a rollback), and the fallback versions in place of the new remotes.
 */
export function scenesOf({ release, before, hostBefore }: Trial): Scene[] {
  const set = plannedOf(release);
  const old = before && plannedOf(before);
  const changed = old ? differing(old, set) : appNames;
  const isNewHost = changed.includes('host');
  const remotes = remoteNames.filter((app) => changed.includes(app));
  const withHost = (host: string, base = set): Planned => ({
    versions: { ...base.versions, host },
    lkg: {},
  });
  const otherHost = isNewHost ? old?.versions.host : hostBefore;
  const scenes: Scene[] = [{ name: 'boot', set, remotes: isNewHost ? remoteNames : remotes }];
  if (remotes.length > 0 && otherHost !== undefined)
    scenes.push({ name: `boot with host@${otherHost}`, set: withHost(otherHost), remotes });
  if (isNewHost && old && remotes.length > 0)
    scenes.push({
      name: 'boot with the remotes before',
      set: withHost(set.versions.host, old),
      remotes,
    });
  const known = remotes.filter((app) => set.lkg[app] !== undefined);
  if (known.length > 0)
    scenes.push({ name: 'last known good', set, remotes: known, isDrill: true });
  return scenes;
}
