import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledScript } from '@shared/delivery/build/bundled-script';
import { firstView } from '@shared/delivery/build/first-view';
import { folderStore } from '@shared/delivery/store/folder';
import type { PageParts } from '@shared/delivery/store/page';
import { appJson } from '@shared/delivery/store/releases';
import { type AppName, type Release, released } from '@shared/release/release';
import { startRoutes } from '@shared/release/start-routes';
import { type Live, served } from './live';

/**
 * Returns a function that loads apps in `servers` from their development server and the others from the store. The host
 * is always one of the servers, because hot reload needs the development build of React and a page has only one React.
 */
export function developmentLive(
  root: string,
  servers: Partial<Record<AppName, string>>,
  versions: Partial<Record<AppName, string>>,
  hostPage: string,
): () => Promise<Live> {
  const store = folderStore(root);
  return async () => {
    const prebuilt = (Object.entries(versions) as [AppName, string][]).map(
      async ([app, version]) =>
        [app, released(await appJson(store, app, version), `/${app}/${version}/`)] as const,
    );
    const apps = Object.fromEntries([
      ...(await Promise.all(prebuilt)),
      ...Object.entries(servers).map(([app, address]) => [app, served(app, address)]),
    ]) as Release['apps'];
    return {
      release: { schema: 1, id: 'development', apps },
      parts: developmentParts(hostPage),
      options: { devOrigins: Object.values(servers) },
    };
  };
}

export function developmentParts(hostPage: string): PageParts {
  const { template, css } = firstView(hostPage);
  const hook = readFileSync(join(hostPage, 'dev-hook.js'), 'utf8');
  return {
    template,
    starter: `${hook}\n${bundledScript(join(hostPage, 'starter.ts')).text}`,
    styles: css,
    routes: startRoutes(),
  };
}
