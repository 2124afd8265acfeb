import type { Queries } from '@shared/database/database';
import { dayOf } from '@shared/delivery/collector/read';
import { judgeChannel, type Look } from '@shared/delivery/judge/act';
import { readChannel } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import type { ObjectStore } from '@shared/delivery/store/objects';
import type { Release } from '@shared/release/release';

/** The channel that the sandbox serves, as far as the console uses it. */
export type ServedChannel = {
  store: ObjectStore;
  /** Returns what everybody gets. Undefined if nothing has been released. */
  release(): Promise<Release | undefined>;
  /** Stops or raises canaries from the counted visits, as the settings of the channel allow. */
  judge(counted: Queries): Promise<readonly Look[]>;
};

export function servedChannel(root: string, channel: string): ServedChannel {
  const store = folderStore(root);
  return {
    store,
    release: async () => (await readChannel(store, channel))?.release,
    judge: async (counted) => {
      if (!(await readChannel(store, channel))) return [];
      const bench = { store, channel, now: Date.now(), by: 'judge' };
      return judgeChannel({ ...bench, dayOf: (compared) => dayOf(counted, compared) });
    },
  };
}
