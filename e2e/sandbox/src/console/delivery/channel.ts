import type { ChannelState } from '@shared/federation/release';
import { readChannel, writeChannel } from '@shared/federation/store/channels';
import { folderStore } from '@shared/federation/store/folder';
import { releaseOf } from '@shared/federation/store/releases';

/** The channel the sandbox serves, as far as the console has to do with it. */
export type ServedChannel = {
  name: string;
  state(): Promise<ChannelState | undefined>;
  /** Version of each app of its stable release; nothing while nothing was released. */
  versions(): Promise<Readonly<Record<string, string>>>;
  /** Everybody gets the stable release again. Answers false when there is no canary. */
  stopCanary(why: string): Promise<boolean>;
};

/** How often somebody else may change the channel at the same time. */
const TRIES = 5;

export function servedChannel(root: string, name: string): ServedChannel {
  const store = folderStore(root);
  return {
    name,
    state: async () => (await readChannel(store, name))?.state,
    versions: async () => {
      const now = await readChannel(store, name);
      if (!now) return {};
      const { apps } = await releaseOf(store, now.state.stable);
      return Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
    },
    stopCanary: async (why) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const now = await readChannel(store, name);
        if (!now?.state.canary) return false;
        const { stable, disabled, frozen } = now.state;
        const wish = { stable, canary: null, disabled, frozen };
        const reason = { by: 'console', why, did: 'canary abort' };
        if (await writeChannel(store, name, now, wish, reason)) return true;
      }
      throw new Error(`${name} was changed by others ${TRIES} times meanwhile`);
    },
  };
}
