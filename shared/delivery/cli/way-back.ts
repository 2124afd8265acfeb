import type { AppName, Canary, ChannelState, Release, RemoteName } from '@shared/release/release';
import { byteProblems, wholeOf } from '../gate/bytes';
import { fitProblems } from '../gate/fit';
import { candidateOf, redescribed } from '../gate/gate';
import { plannedOf } from '../store/change';
import { channelSettings } from '../store/channel-settings';
import type { Mark, Marks } from '../store/mark';
import { isBadIn, refuseBad } from '../store/marks';
import type { ObjectStore } from '../store/objects';
import { differing, type Planned, withVersions } from '../store/plan';
import { Refusal } from '../store/refusal';
import { refuseForeignRelease } from '../store/release-signatures';
import { compose, knownIn, releaseOf } from '../store/releases';
import { type LookBack, lookBack, type Past, pastOf } from './look-back';

/** What goes back: one app, everything since the last change, or everything since a certain one. */
export type Choice = { app: AppName } | 'all' | { to: number };

/** The sets after a rollback, which change they come from, and what is left behind. */
export type WayBack = {
  seq: number;
  stable: Release;
  /** The canaries that go on. */
  canaries: readonly Canary<string>[];
  left: readonly AppName[];
  look: LookBack;
};

/** @throws {Refusal} there is no way back, or nothing anybody could run at its end. */
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
  const set: Planned = isOfApp(choice)
    ? withOld(plannedOf(live), choice.app, past.versions[choice.app])
    : plannedOf(past.release);
  refuseBad(set.versions, marks, (name) => `change ${past.entry.state.seq} has ${name},`);
  // As each went live: what its folder says today is nobody's word.
  const known = knownIn(live, past.release);
  const stable = await compose(store, set.versions, healthy(set, isBad), known);
  const left = differing(plannedOf(live), plannedOf(stable));
  await refuseBroken(store, stable, left);
  const canaries = isOfApp(choice) ? await goingOn(store, now, choice.app, stable) : [];
  return { seq: past.entry.state.seq, stable, canaries, left, look };
}

/** Another app's canary goes on where it goes with what comes back; this one's is over. */
async function goingOn(
  store: ObjectStore,
  { canaries }: ChannelState,
  app: AppName,
  stable: Release,
): Promise<readonly Canary<string>[]> {
  const stays = async ({ apps }: Canary<string>) => {
    const { versions } = withVersions(plannedOf(stable), apps);
    const set = await candidateOf(store, await compose(store, versions, {}, knownIn(stable)));
    return apps[app] === undefined && fitProblems(set).length === 0;
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

/** A set with one app as it was. What burns is not what anybody should be healed with. */
function withOld({ versions, lkg }: Planned, app: AppName, version: string): Planned {
  const others = Object.entries(lkg).filter(([name]) => name !== app);
  return { versions: { ...versions, [app]: version }, lkg: Object.fromEntries(others) };
}

const healthy = ({ lkg }: Planned, isBad: (app: AppName, version: string) => boolean) =>
  Object.fromEntries(
    Object.entries(lkg).filter(([app, version]) => !isBad(app as RemoteName, version)),
  );

/** No browser and no compiler at three in the morning, but every byte of what comes back, and what it needs beside it. */
async function refuseBroken(
  store: ObjectStore,
  release: Release,
  changed: readonly AppName[],
): Promise<void> {
  const set = await candidateOf(store, release);
  const bytes = changed.map((app) => byteProblems(store, wholeOf(app, release.apps[app])));
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

/** Nobody is to be given again what was left behind. */
export const marksAfter = ({ left, look }: WayBack, mark: Mark): Marks =>
  Object.fromEntries(left.map((app) => [`${app}@${look.now[app]}`, mark]));
