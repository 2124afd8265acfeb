import { canaryState, composeCanary } from '@shared/delivery/store/canaries';
import { readChannel, type Wish, writeChannel } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import { compose, knownIn, releaseOf, type Versions } from '@shared/delivery/store/releases';
import type { Canary, Release, RemoteName } from '@shared/release/release';

export async function releaseNow(root: string, channel: string): Promise<Release> {
  const store = folderStore(root);
  const now = await readChannel(store, channel);
  if (!now) throw new Error(`there is no channel ${channel}: build first`);
  return releaseOf(store, now.state.stable);
}

export type Live = {
  versions: Readonly<Record<string, string>>;
  lkg?: Readonly<Partial<Record<RemoteName, string>>>;
  canaries?: readonly Omit<Canary<string>, 'id'>[];
  disabled?: readonly RemoteName[];
};

/** Makes versions live in a channel, as the delivery commands do, but without the gate that would refuse bad ones. */
export async function goLive(root: string, channel: string, live: Live): Promise<Release> {
  const store = folderStore(root);
  const stable = await compose(store, live.versions as Versions, live.lkg ?? {});
  const canaries = (live.canaries ?? []).map((one) => composeCanary(store, one, knownIn(stable)));
  const wish: Wish = {
    stable,
    canaries: (await Promise.all(canaries)).map(canaryState),
    disabled: live.disabled ?? [],
    frozen: false,
  };
  const reason = { by: 'journey', why: 'a test', did: 'promote' };
  const state = await writeChannel(store, channel, await readChannel(store, channel), wish, reason);
  if (!state) throw new Error(`${channel} was changed by somebody else`);
  return stable;
}
