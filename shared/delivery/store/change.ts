import type { ChannelState, Release } from '@shared/release/release';
import {
  type Beside,
  type Channel,
  type Reason,
  readChannel,
  type Wish,
  writeChannel,
} from './channels';
import { NotThere, type ObjectStore } from './objects';
import type { Live, Planned } from './plan';
import { lkgIn, releaseOf, versionsIn } from './releases';

type Wanted = { wish: Wish; reason: Reason & Beside };

/** Lost races before the command gives up, because then something else is wrong. */
const TRIES = 5;

/**
 * Changes a channel: reads it, calls `next` for the requested state and writes that. If another change came first, it
 * starts again with the new state. `next` may be slow (the gate runs in it) and may throw to refuse.
 */
export async function change(
  store: ObjectStore,
  channel: string,
  next: (now: Channel | undefined) => Promise<Wanted | undefined>,
): Promise<ChannelState | undefined> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const now = await readChannel(store, channel);
    const wanted = await next(now);
    if (!wanted) return undefined;
    const state = await writeChannel(store, channel, now, wanted.wish, wanted.reason);
    if (state) return state;
  }
  throw new Error(`${channel} was changed by others ${TRIES} times meanwhile; try again`);
}

export async function changeState(
  store: ObjectStore,
  channel: string,
  next: (now: ChannelState, channel: Channel) => Promise<Wanted | undefined>,
): Promise<ChannelState | undefined> {
  return change(store, channel, async (now) => {
    if (!now) throw new NotThere(`there is no channel ${channel} in ${store.where}`);
    return next(now.state, now);
  });
}

export const wishOf = ({
  release: stable,
  state: { canaries, disabled, frozen },
}: Channel): Wish => ({
  stable,
  canaries,
  disabled,
  frozen,
});

export const plannedOf = (release: Release): Planned => ({
  versions: versionsIn(release),
  lkg: lkgIn(release),
});

export async function liveIn(store: ObjectStore, state: ChannelState): Promise<Live> {
  return {
    stable: plannedOf(await releaseOf(store, state.stable)),
    canaries: state.canaries,
  };
}
