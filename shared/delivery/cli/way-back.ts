import type { AppName, Canary, ChannelState, Release, ReleasedApp } from '@shared/release/release';
import { liveByteProblems } from '../gate/bytes';
import { candidateOf, redescribed } from '../gate/gate';
import { plannedOf } from '../store/change';
import { channelSettings } from '../store/channel-settings';
import { fitProblems } from '../store/fit';
import { fittingLkg } from '../store/fitting-lkg';
import type { Mark, Marks } from '../store/mark';
import { isBadIn, refuseBad } from '../store/marks';
import { NotThere, type ObjectStore } from '../store/objects';
import { differing, type IsBad, type Planned, withVersions } from '../store/plan';
import { Refusal } from '../store/refusal';
import { refuseForeignRelease } from '../store/release-signatures';
import { compose, knownIn, releaseOf, type Versions } from '../store/releases';
import type { Trust } from '../store/shape';
import { FAR, type LookBack, lookBack, type Past, pastOf } from './look-back';

/** Scope of a rollback: one app, the last change, or everything since a given change. */
export type Choice = { app: AppName } | 'all' | { to: number };

/** The release after a rollback, the change that it comes from, and the apps whose live version it leaves. */
export type WayBack = {
  seq: number;
  stable: Release;
  /** The canaries that continue. */
  canaries: readonly Canary<string>[];
  ended: readonly Canary<string>[];
  left: readonly AppName[];
  look: LookBack;
};

/**
 * Returns the release to roll back to.
 * @throws {Refusal} if there is no earlier release, or if no device could run it.
 */
export async function wayBack(
  store: ObjectStore,
  channel: string,
  now: ChannelState,
  choice: Choice,
  marks: Marks,
): Promise<WayBack> {
  const isBad = isBadIn(marks);
  const wanted = choice === 'all' ? ['all' as const] : 'app' in choice ? [choice.app] : [];
  const look = await lookBack(store, channel, now, isBad, wanted);
  const past = await targetOf(store, channel, choice, look);
  const { trust } = await channelSettings(store, channel);
  if (trust?.signed) await refuseForeignRelease(store, channel, trust, past.release);
  const live = await releaseOf(store, now.stable);
  const earlier =
    isOfApp(choice) && choice.app !== 'host'
      ? await earlierThan(past, choice.app, { store, channel, trust, left: look.now, isBad })
      : undefined;
  const set: Planned = isOfApp(choice)
    ? withOld(plannedOf(live), choice.app, past, earlier)
    : plannedOf(past.release);
  const left = differing(plannedOf(live), set);
  // A rollback leaves the other versions as they are, blocked or not.
  const back = Object.fromEntries(left.map((app) => [app, set.versions[app]]));
  refuseBad(back, marks, (name) => `change ${past.entry.state.seq} has ${name},`);
  // Every version as it was released, because its folder may have been changed since then.
  const known = knownIn(live, past.release, ...(earlier ? [earlier.release] : []));
  const others = isOfApp(choice) ? now.canaries : [];
  // A rollback blocks the versions that it leaves.
  const healthy = withVersions(
    set,
    {},
    (app, version) => isBad(app, version) || version === look.now[app],
  );
  const lkg = await fittingLkg(store, { stable: healthy, canaries: others });
  const stable = await compose(store, set.versions, lkg, known);
  await refuseBroken(store, stable, left);
  const canaries = await goingOn(store, others, stable);
  const ended = now.canaries.filter((one) => !canaries.includes(one));
  return { seq: past.entry.state.seq, stable, canaries, ended, left, look };
}

/** Returns the canaries that are compatible with the release. */
async function goingOn(
  store: ObjectStore,
  canaries: WayBack['canaries'],
  stable: Release,
): Promise<readonly Canary<string>[]> {
  const stays = async ({ apps }: Canary<string>) => {
    const { versions } = withVersions(plannedOf(stable), apps);
    const set = await candidateOf(store, await compose(store, versions, {}, knownIn(stable)));
    return fitProblems(set).length === 0;
  };
  const answers = await Promise.all(canaries.map(stays));
  return canaries.filter((_, place) => answers[place]);
}

export const isOfApp = (choice: Choice): choice is { app: AppName } =>
  choice !== 'all' && 'app' in choice;

async function targetOf(
  store: ObjectStore,
  channel: string,
  choice: Choice,
  { apps, all }: LookBack,
): Promise<Past> {
  if (choice === 'all') {
    if (all) return all;
    throw new Refusal(`${channel} has nothing before what is live that is not marked bad.`);
  }
  if ('app' in choice) {
    const found = apps[choice.app];
    if (found) return found;
    throw new Refusal(
      `${choice.app} was never at another version in ${channel} that is not marked bad.`,
    );
  }
  for await (const past of pastOf(store, channel))
    if (past.entry.state.seq === choice.to) return past;
  throw new Refusal(`${channel} has no change ${choice.to}: mfe status ${channel} lists them.`);
}

type Search = {
  store: ObjectStore;
  channel: string;
  trust: Trust | undefined;
  left: Versions;
  isBad: IsBad;
};

/**
 * Returns the newest set whose version of `app` may be the fallback after a rollback: neither the version that is left,
 * nor the one that comes back, nor a blocked one. It has all its bytes, and a team of the channel signed it if the channel
 * asks for signatures. A set that cannot be read ends the search, because it must not stop the rollback.
 */
async function earlierThan(
  target: Past,
  app: AppName,
  { store, channel, trust, left, isBad }: Search,
): Promise<Past | undefined> {
  const tried = new Set([left[app], target.versions[app]]);
  let looked = 0;
  try {
    for await (const past of pastOf(store, channel)) {
      const version = past.versions[app];
      if (!tried.has(version) && !isBad(app, version)) {
        if (trust?.signed) await refuseForeignRelease(store, channel, trust, past.release);
        if (await isWhole(store, app, past.release.apps[app])) return past;
      }
      tried.add(version);
      if (++looked > FAR) break;
    }
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof NotThere)) throw error;
  }
  return undefined;
}

const isWhole = async (store: ObjectStore, app: AppName, released: ReleasedApp): Promise<boolean> =>
  (await liveByteProblems(store, app, released)).length === 0;

/** The faulty version is no fallback, so an older version takes its place if there is one. */
function withOld(
  { versions, lkg }: Planned,
  app: AppName,
  target: Past,
  earlier: Past | undefined,
): Planned {
  const others = Object.entries(lkg).filter(([name]) => name !== app);
  const own = earlier ? [[app, earlier.versions[app]]] : [];
  return {
    versions: { ...versions, [app]: target.versions[app] },
    lkg: Object.fromEntries([...others, ...own]),
  };
}

/**
 * Checks every byte and the compatibility of the earlier versions. Runs no browser and no compiler, to be fast in an
 * incident.
 */
async function refuseBroken(
  store: ObjectStore,
  release: Release,
  changed: readonly AppName[],
): Promise<void> {
  const set = await candidateOf(store, release);
  const bytes = changed.map((app) => liveByteProblems(store, app, release.apps[app]));
  const problems = [
    ...fitProblems(set),
    ...redescribed(set, release),
    ...(await Promise.all(bytes)).flat(),
  ];
  const [first] = problems;
  if (!first) return;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  throw new Refusal(`${first.where}: ${first.what}${more}. Nothing was changed.`);
}

/** Returns the blocks for the versions that a rollback leaves, so that no device gets them again. */
export const marksAfter = ({ left, look }: WayBack, mark: Mark): Marks =>
  Object.fromEntries(left.map((app) => [`${app}@${look.now[app]}`, mark]));
