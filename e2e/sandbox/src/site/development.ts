import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstView } from '@shared/delivery/build/first-view';
import { bundleStarter } from '@shared/delivery/build/starter';
import { folderStore } from '@shared/delivery/store/folder';
import { appJson } from '@shared/delivery/store/releases';
import { type AppName, type Release, type ReleasedApp, released } from '@shared/release/release';
import { startRoutes } from '@shared/release/start-routes';
import type { Live } from './live';

/**
 * Apps in `servers` come from their development server, the others from the store in the version given. The host is
 * always one of the servers: hot reload needs the development build of React, and there is one React on a page.
 */
export function developmentLive(
  root: string,
  servers: Partial<Record<AppName, string>>,
  versions: Partial<Record<AppName, string>>,
  hostPage: string,
): () => Promise<Live> {
  const store = folderStore(root);
  const part = (name: string) => readFileSync(join(hostPage, name), 'utf8');
  return async () => {
    const prebuilt = (Object.entries(versions) as [AppName, string][]).map(
      async ([app, version]) =>
        [app, released(await appJson(store, app, version), `/${app}/${version}/`)] as const,
    );
    const apps = Object.fromEntries([
      ...(await Promise.all(prebuilt)),
      ...Object.entries(servers).map(([app, address]) => [app, served(app, address)]),
    ]) as Release['apps'];
    const { template, css } = firstView(hostPage);
    return {
      release: { schema: 1, id: 'development', apps },
      parts: {
        template,
        starter: `${part('dev-hook.js')}\n${bundleStarter(hostPage).text}`,
        styles: css,
        routes: startRoutes(),
      },
      options: { devOrigins: Object.values(servers) },
    };
  };
}

function served(app: string, address: string): ReleasedApp {
  const isHost = app === 'host';
  return {
    version: 'dev',
    base: `${address}/`,
    entry: { js: [isHost ? 'main.js' : 'entry.js'], css: isHost ? ['main.css'] : [] },
    ...(!isHost && { container: `__care_${app}_dev` }),
    integrity: {},
  };
}
