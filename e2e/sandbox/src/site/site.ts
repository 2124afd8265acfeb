import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PageSettings } from '@shared/config/settings';
import { type ExtraScript, type Page, renderPage } from '@shared/federation/page';
import type { AppName, Release } from '@shared/federation/release';
import { folderStore } from '@shared/federation/store';
import { type Context, Hono } from 'hono';
import { faultyAnswer, type RemoteFault } from './remote-fault';

export type SiteOptions = {
  /** Folder of the store with the builds. */
  store: string;
  settings: PageSettings;
  /** What the device of this visitor puts into its pages: the native app's bridge, or nothing. */
  extraScripts: (c: Context) => readonly ExtraScript[];
  /** Faults that staff switched on for a remote. */
  remoteFault: (app: AppName) => RemoteFault | undefined;
  /** Apps served by development servers, by their address. */
  dev?: Partial<Record<AppName, string>>;
};

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/**
 * Serves the set as its static origin would: `/<app>/<version>/…` immutable and compressed, a missing file is a 404 in
 * plain text and never a page or a redirect; every address under /app/ is the same page, never stored.
 */
export function site(options: SiteOptions): Hono {
  const store = folderStore(options.store);
  const pages = pageCache(options);
  const app = new Hono();

  app.get('/app', (c) => c.redirect(`/app/${new URL(c.req.url).search}`));
  app.get('/app/*', (c) => {
    const { html, headers } = pages(liveRelease(options, store), options.extraScripts(c));
    return c.body(html, 200, headers);
  });
  app.get('/:app{host|apply|mypage|estimate|guides}/:version/:file{.+}', async (c) => {
    const { app: name, version, file } = c.req.param();
    const fault = options.remoteFault(name as AppName);
    const sound = () => asset(c, options.store, name, version, file);
    return fault ? faultyAnswer(fault, file, sound) : sound();
  });
  return app;
}

const missing = () =>
  new Response('not found', {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

function asset(c: Context, store: string, name: string, version: string, file: string): Response {
  const type = TYPES[extname(file)];
  const path = join(store, name, version, file);
  const isInside = path.startsWith(join(store, name, version));
  if (!isInside || type === undefined || !existsSync(path) || !statSync(path).isFile())
    return missing();
  const accepted = c.req.header('accept-encoding') ?? '';
  const [encoding, ending] = accepted.includes('br') ? ['br', '.br'] : ['gzip', '.gz'];
  const isPacked = accepted.includes(encoding ?? '') && existsSync(path + ending);
  return new Response(readFileSync(isPacked ? path + ending : path), {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable, no-transform',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ...(isPacked && encoding && { 'Content-Encoding': encoding }),
    },
  });
}

/** The live release; apps under development are taken from their servers instead. */
function liveRelease(options: SiteOptions, store: ReturnType<typeof folderStore>): Release {
  const release = store.release(store.live('sandbox'));
  if (!options.dev) return release;
  const apps = Object.fromEntries(
    Object.entries(release.apps).map(([name, app]) => {
      const base = options.dev?.[name as AppName];
      if (base === undefined) return [name, app];
      const entry = { js: [name === 'host' ? 'main.js' : 'entry.js'], css: [] };
      const container = name === 'host' ? {} : { container: `__care_${name}_dev` };
      return [name, { version: 'dev', base: `${base}/`, entry, ...container, integrity: {} }];
    }),
  ) as Release['apps'];
  return { ...release, apps };
}

function pageCache(options: SiteOptions) {
  const store = folderStore(options.store);
  const pages = new Map<string, Page>();
  return (release: Release, extraScripts: readonly ExtraScript[]): Page => {
    const key = `${release.id} ${JSON.stringify(extraScripts)}`;
    const known = pages.get(key);
    if (known) return known;
    const published = store.release(release.id).apps.host.version;
    const page = renderPage(release, store.pageParts(published), {
      settings: options.settings,
      extraScripts,
      ...(options.dev && { devOrigins: Object.values(options.dev) }),
    });
    pages.set(key, page);
    return page;
  };
}
