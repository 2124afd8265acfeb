import { addressIn, type RemoteName } from '@shared/release/release';
import { appNames, remoteNames } from '@shared/routes/apps';
import type { Browser } from 'playwright';
import { plannedOf } from '../store/change';
import { fitProblems } from '../store/fit';
import type { ObjectStore } from '../store/objects';
import { differing, type Planned } from '../store/plan';
import type { Problem } from '../store/problem';
import { compose } from '../store/releases';
import { both, launched } from './browser';
import { type Boot, type CheckResult, candidateOf, type Trial } from './gate';
import { type Rehearsal, rehearse } from './rehearsal';
import { visit } from './visit';

/**
 * Returns the check that starts a release in Chromium under the production policies, with every likely combination of
 * versions.
 */
export function bootIn(store: ObjectStore, root: string): Boot {
  return async (trial) => {
    const scenes: Scene[] = [];
    const results: CheckResult[] = [];
    for (const scene of scenesOf(trial)) {
      // Skip a combination whose contracts do not match, because no promotion may bring it about.
      if (scene.name === 'boot' || scene.isDrill || (await fits(store, scene))) scenes.push(scene);
      else results.push({ check: `${scene.name}: not meant to fit`, ms: 0, problems: [] });
    }
    const sets = scenes.map(({ set }) => set);
    const [stage, browser] = await both(
      { work: rehearse(store, root, sets), end: (started) => started.end() },
      { work: launched(), end: (started) => started.close() },
    );
    try {
      for (const scene of scenes) {
        const start = Date.now();
        const problems = await played(store, stage, browser, scene);
        results.push({ check: scene.name, ms: Date.now() - start, problems });
      }
    } finally {
      await Promise.all([browser.close(), stage.end()]);
    }
    return results;
  };
}

async function fits(store: ObjectStore, { set }: Scene): Promise<boolean> {
  const release = await compose(store, set.versions, set.lkg);
  return fitProblems(await candidateOf(store, release)).length === 0;
}

async function played(
  store: ObjectStore,
  { show, origin }: Rehearsal,
  browser: Browser,
  { name, set, remotes, isDrill = false }: Scene,
): Promise<Problem[]> {
  await show(set);
  const { apps, lkg = {} } = await compose(store, set.versions, set.lkg);
  const look = async (remote: RemoteName): Promise<Problem[]> => {
    const [entry = ''] = apps[remote].entry.js;
    const gone = isDrill ? { gone: addressIn(apps[remote], entry) } : {};
    const app = (isDrill ? lkg[remote] : undefined) ?? apps[remote];
    const wrong = await visit(browser, { origin, remote, app, ...gone });
    const mend = isDrill
      ? `look at host/src/loader and at ${remote}@${app.version}, which is to be mounted when ${apps[remote].version} does not start`
      : 'start the same set by hand: SANDBOX_CHANNEL=staging npm start, and open the page';
    return wrong.map((what) => ({ check: name, where: `${remote}@${app.version}`, what, mend }));
  };
  return (await Promise.all(remotes.map(look))).flat();
}

/** A set to start in a browser, the remotes to open, and whether their entries are removed. */
type Scene = {
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
function scenesOf({ release, before, hostBefore }: Trial): Scene[] {
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
