import { existsSync } from 'node:fs';
import { CannotStart } from '@shared/database/open';
import type { AppName } from '@shared/release/release';
import type { Hono } from 'hono';
import { nativeScriptsOf } from '../bridge/native-script';
import { type ServedChannel, servedChannel } from '../console/delivery/channel';
import { inProject } from '../paths';
import type { Services } from '../services/create-services';
import { developmentLive } from './development';
import { type Live, publishedLive } from './live';
import { sandboxSettings } from './settings';
import { site } from './site';

type Development = { servers?: string | undefined; versions?: string | undefined };

/**
 * Serves the built product, or the local one in development, as a static origin does.
 * @throws {CannotStart} if nothing is built.
 */
export function product(
  { remoteFaults, dialects }: Pick<Services, 'remoteFaults' | 'dialects'>,
  development: Development,
): Hono {
  const store = storeHere();
  return site({
    store,
    settings: (origin, c) => sandboxSettings(origin, dialects.of(c).extras),
    extraScripts: nativeScriptsOf,
    live: liveOf(store, development),
    remoteFault: (app) => remoteFaults.get(app),
  });
}

const storeHere = () => process.env['SANDBOX_STORE'] ?? inProject('.store');
const channelName = () => process.env['SANDBOX_CHANNEL'] ?? 'sandbox';

export const channelHere = (): ServedChannel => servedChannel(storeHere(), channelName());

/** Returns the source of the live release. `SANDBOX_CHANNEL` selects another channel of the store. */
function liveOf(store: string, { servers, versions }: Development): () => Promise<Live> {
  if (servers === undefined) {
    const channel = channelName();
    if (!existsSync(`${store}/channels/${channel}/index.html`))
      throw new CannotStart('The product is not built. Run npm start, or npm run build first.');
    return publishedLive(store, channel);
  }
  type ByApp = Partial<Record<AppName, string>>;
  const addresses = JSON.parse(servers) as ByApp;
  return developmentLive(
    store,
    addresses,
    JSON.parse(versions ?? '{}') as ByApp,
    inProject('host/src/boot'),
  );
}
