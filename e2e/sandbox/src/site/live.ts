import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageParts } from '@shared/federation/page';
import { type AppName, type Release, type ReleasedApp, released } from '@shared/federation/release';
import { folderStore } from '@shared/federation/store';

/** What the site serves: a release and the parts of its page; with addresses of development servers, if any. */
export type Live = { release: Release; parts: PageParts; devOrigins?: readonly string[] };

/** The release the store's pointer names. */
export function publishedLive(root: string): () => Live {
  const store = folderStore(root);
  return () => {
    const release = store.release(store.live('sandbox'));
    return { release, parts: store.pageParts(release.apps.host.version) };
  };
}

/**
 * Apps in `servers` come from their development server, the others from the store in the version given. The host is
 * always one of the servers: hot reload needs the development build of React, and there is one React on a page.
 */
export function developmentLive(
  root: string,
  servers: Partial<Record<AppName, string>>,
  versions: Partial<Record<AppName, string>>,
  hostPage: string,
): () => Live {
  const store = folderStore(root);
  const prebuilt = Object.entries(versions) as [AppName, string][];
  const apps = Object.fromEntries([
    ...prebuilt.map(([app, version]) => [
      app,
      released(store.app(app, version), `/${app}/${version}/`),
    ]),
    ...Object.entries(servers).map(([app, address]) => [app, served(app, address)]),
  ]) as Release['apps'];
  const part = (name: string) => readFileSync(join(hostPage, name), 'utf8');
  return () => ({
    release: { schema: 1, id: 'development', apps },
    parts: {
      template: part('index.html'),
      starter: `${part('dev-hook.js')}\n${part('starter.js')}`,
      styles: part('shell.css'),
    },
    devOrigins: Object.values(servers),
  });
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
