import type { Queries } from '@shared/database/database';
import { dayOf } from '@shared/delivery/collector/read';
import { judgeChannel, type Look } from '@shared/delivery/judge/act';
import { wishOf } from '@shared/delivery/store/change';
import { readChannel, writeChannel } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import { releaseOf } from '@shared/delivery/store/releases';
import { type PublishedVersion, publishedVersions } from '@shared/delivery/store/versions';
import type { AppName, ChannelState } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';

/** The channel that the sandbox serves, as far as the console uses it. */
export type ServedChannel = {
  name: string;
  state(): Promise<ChannelState | undefined>;
  /** Apps of the stable release. Empty if nothing has been released. */
  apps(): Promise<readonly ServedApp[]>;
  /**
   * Stops a canary: everyone gets the stable version of its apps again. Other canaries continue. Returns false if it
   * does not run.
   */
  stopCanary(salt: string, why: string): Promise<boolean>;
  /** Stops or raises canaries from the counted visits, as the settings of the channel allow. */
  judge(counted: Queries): Promise<readonly Look[]>;
};

/** An app with its released version and all published versions, newest first. */
export type ServedApp = {
  app: AppName;
  version: string;
  published: readonly PublishedVersion[];
};

/** Maximum number of attempts when other changes of the channel come first. */
const TRIES = 5;

export function servedChannel(root: string, name: string): ServedChannel {
  const store = folderStore(root);
  return {
    name,
    state: async () => (await readChannel(store, name))?.state,
    apps: async () => {
      const now = await readChannel(store, name);
      if (!now) return [];
      const { apps } = await releaseOf(store, now.state.stable);
      return Promise.all(
        appNames.map(async (app) => ({
          app,
          version: apps[app].version,
          published: await publishedVersions(store, app),
        })),
      );
    },
    judge: async (counted) =>
      (await readChannel(store, name))
        ? judgeChannel({
            store,
            channel: name,
            dayOf: (compared) => dayOf(counted, compared),
            now: Date.now(),
            by: 'judge',
          })
        : [],
    stopCanary: async (salt, why) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const now = await readChannel(store, name);
        const stopped = now?.state.canaries.find((one) => one.salt === salt);
        if (!now || !stopped) return false;
        const canaries = now.state.canaries.filter((one) => one !== stopped);
        const wish = { ...wishOf(now.state), canaries };
        const did = `canary abort ${Object.keys(stopped.apps)[0]}`;
        const reason = { by: 'console', why, did };
        if (await writeChannel(store, name, now, wish, reason)) return true;
      }
      throw new Error(`${name} was changed by others ${TRIES} times meanwhile`);
    },
  };
}
