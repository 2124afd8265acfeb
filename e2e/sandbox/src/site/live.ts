import { channelPart } from '@shared/delivery/store/channel-page';
import { channelSettings } from '@shared/delivery/store/channel-settings';
import { channelIn } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import type { PageOptions, PageParts } from '@shared/delivery/store/page';
import { pageParts, releaseOf } from '@shared/delivery/store/releases';
import { toolScripts } from '@shared/delivery/store/tools';
import type { Release, ReleasedApp } from '@shared/release/release';

/** Data that the site serves: a release, the parts of its page and the options of its channel. */
export type Live = {
  release: Release;
  parts: PageParts;
  options: Pick<PageOptions, 'channel' | 'tools' | 'devOrigins' | 'extraScripts'>;
};

export function publishedLive(root: string, channel: string): () => Promise<Live> {
  const store = folderStore(root);
  return async () => {
    const { state, canaries } = await channelIn(store, channel);
    const release = await releaseOf(store, state.stable);
    const { tools } = await channelSettings(store, channel);
    return {
      release,
      parts: await pageParts(store, release.apps.host.version),
      options: {
        tools,
        extraScripts: tools ? await toolScripts(store) : [],
        channel: channelPart(channel, state, canaries),
      },
    };
  };
}

/** Describes an app as its development server serves it. */
export function served(app: string, address: string): ReleasedApp {
  const isHost = app === 'host';
  return {
    version: 'dev',
    base: `${address}/`,
    entry: { js: [isHost ? 'main.js' : 'entry.js'], css: isHost ? ['main.css'] : [] },
    ...(!isHost && { container: `__care_${app}_dev` }),
    integrity: {},
  };
}
