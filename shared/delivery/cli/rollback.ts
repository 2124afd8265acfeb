import type { AppName, ChannelState } from '@shared/release/release';
import { changeState, plannedOf } from '../store/change';
import { type Entry, history } from '../store/channels';
import type { ObjectStore } from '../store/objects';
import { Refusal, withVersions } from '../store/plan';
import { compose, keepRelease, releaseOf } from '../store/releases';
import { type Answer, type Context, need, text } from './command';
import { appIn, channelIn } from './words';

type Target = { stable: string; seq: number };

/**
 * `rollback production`: what everybody had before, in one write and without a build. It ends a canary and goes through
 * a freeze: this is for the day something burns. `--to 12` goes to any change of the past, `--app apply` takes one
 * remote back and leaves the others. Two rollbacks go two releases back.
 */
export async function rollback({ words, flags, store, by, say }: Context): Promise<Answer> {
  const channel = channelIn(need(words[0], 'the channel'));
  const app = flags['app'] === undefined ? undefined : appIn(text(flags['app']));
  const to = text(flags['to']);
  const why = text(flags['why']) ?? '';
  const did = ['rollback', ...(to ? [`--to ${to}`] : []), ...(app ? [`--app ${app}`] : [])].join(
    ' ',
  );
  const state = await changeState(store, channel, async (now) => {
    const target = await targetOf(store, channel, now, to, app);
    const stable = app ? await withOld(store, now, target, app) : target.stable;
    await releaseOf(store, stable);
    say(
      `${channel}: back to change ${target.seq}, release ${stable}${now.canary ? '; the canary ends' : ''}`,
    );
    if (flags['dry-run'] === true) return undefined;
    const wish = { stable, canary: null, disabled: now.disabled, frozen: now.frozen };
    const restored = app ? {} : { restored: target.seq };
    return { wish, reason: { by, why, did, ...restored } };
  });
  if (state) say(`Live in ${channel}: release ${state.stable}, change ${state.seq}.`);
  else say('Dry run: nothing was changed.');
  return { channel, changed: state !== undefined, state: state ?? null };
}

async function targetOf(
  store: ObjectStore,
  channel: string,
  now: ChannelState,
  to: string | undefined,
  app: AppName | undefined,
): Promise<Target> {
  if (to !== undefined) return changeNumbered(store, channel, Number(to));
  const isOther = app
    ? await versionDiffers(store, now, app)
    : async ({ state }: Entry) => state.stable !== now.stable;
  let from = now.seq;
  for await (const entry of history(store, channel)) {
    if (entry.state.seq > from) continue;
    if (entry.state.seq === from && entry.restored !== undefined && !app) from = entry.restored;
    else if (await isOther(entry)) return { stable: entry.state.stable, seq: entry.state.seq };
    else from = entry.state.seq - 1;
  }
  throw new Refusal(`${channel} has nothing before what is live.`);
}

async function changeNumbered(store: ObjectStore, channel: string, seq: number): Promise<Target> {
  for await (const { state } of history(store, channel))
    if (state.seq === seq) return { stable: state.stable, seq };
  throw new Refusal(`${channel} has no change ${seq}: mfe status ${channel} lists them.`);
}

async function versionDiffers(store: ObjectStore, now: ChannelState, app: AppName) {
  const { version } = (await releaseOf(store, now.stable)).apps[app];
  return async ({ state }: Entry) =>
    (await releaseOf(store, state.stable)).apps[app].version !== version;
}

/** The live set with one app as it was. */
async function withOld(
  store: ObjectStore,
  now: ChannelState,
  target: Target,
  app: AppName,
): Promise<string> {
  const old = (await releaseOf(store, target.stable)).apps[app].version;
  const { versions, lkg } = withVersions(plannedOf(await releaseOf(store, now.stable)), {
    [app]: old,
  });
  // What burns is not what anybody should be healed with.
  const healthy = Object.fromEntries(Object.entries(lkg).filter(([name]) => name !== app));
  const release = await compose(store, versions, healthy);
  await keepRelease(store, release);
  return release.id;
}
