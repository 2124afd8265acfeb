import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PageSettings } from '@shared/config/settings';
import {
  assetHeaders,
  contentTypes,
  listHeaders,
  missingHeaders,
  pointerHeaders,
  REPORTS,
} from '@shared/delivery/store/headers';
import { type ExtraScript, type Page, renderPage } from '@shared/delivery/store/page';
import type { AppName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { type Context, Hono } from 'hono';
import type { Live } from './live';
import { packedPage } from './packed-page';
import { faultyAnswer, type RemoteFault } from './remote-fault';

export type SiteOptions = {
  /** Folder of the store with the builds. */
  store: string;
  /** Settings of a page served at `origin` to this visitor. */
  settings: (origin: string, c: Context) => PageSettings;
  /** What the device of this visitor puts into its pages: the native app's bridge, or nothing. */
  extraScripts: (c: Context) => readonly ExtraScript[];
  /** What is live, asked for at every page. */
  live: () => Promise<Live>;
  /** Faults that staff switched on for a remote. */
  remoteFault: (app: AppName) => RemoteFault | undefined;
};

/** Grouped: otherwise the anchors bind to the first and last name, and "apply" in a file's name is taken for the app. */
const APP = `:app{(?:${appNames.join('|')})}`;

/**
 * Serves the set as its static origin would: `/<app>/<version>/…` immutable and compressed, a missing file is a 404 in
 * plain text and never a page or a redirect; every address under /app/ is the same page, asked for by its tag.
 */
export function site(options: SiteOptions): Hono {
  const pages = pageCache(options);
  const app = new Hono();

  app.get('/app', (c) => c.redirect(`/app/${new URL(c.req.url).search}`));
  app.get('/app/live.json', async (c) => {
    const { options: about } = await options.live();
    return c.body(JSON.stringify({ seq: about.channel?.seq ?? 0 }), 200, pointerHeaders);
  });
  app.post(REPORTS, (c) => c.body(null, 204));
  app.get('/app/*', async (c) => {
    const { html, headers } = await pages(c);
    return packedPage(c, html, headers);
  });
  app.get(`/${APP}/versions.json`, (c) => versionsOf(options.store, c.req.param('app') ?? ''));
  app.get('/qa/:version/:file', (c) => {
    const { version, file } = c.req.param();
    return asset(c, options.store, 'qa', version, file);
  });
  app.get(`/${APP}/:version/:file{.+}`, async (c) => {
    const { version, file } = c.req.param();
    const name = c.req.param('app') ?? '';
    const fault = options.remoteFault(name as AppName);
    const sound = () => asset(c, options.store, name, version, file);
    const isStillOn = () => options.remoteFault(name as AppName) === fault;
    return fault ? faultyAnswer(fault, file, sound, isStillOn) : sound();
  });
  // Nothing else of the store is anybody's business, and a folder is no file.
  for (const place of [...appNames, 'qa', 'channels', 'releases']) app.get(`/${place}/*`, missing);
  return app;
}

const missing = () => new Response('not found', { status: 404, headers: missingHeaders });

function versionsOf(store: string, name: string): Response {
  const path = join(store, name, 'versions.json');
  if (!existsSync(path)) return missing();
  return new Response(readFileSync(path), { headers: listHeaders });
}

function asset(c: Context, store: string, name: string, version: string, file: string): Response {
  const type = contentTypes[extname(file)];
  const path = join(store, name, version, file);
  const isInside = path.startsWith(`${join(store, name, version)}/`);
  if (!isInside || type === undefined || !existsSync(path) || !statSync(path).isFile())
    return missing();
  const accepted = c.req.header('accept-encoding') ?? '';
  const [encoding, ending] = accepted.includes('br') ? ['br', '.br'] : ['gzip', '.gz'];
  const isPacked = accepted.includes(encoding ?? '') && existsSync(path + ending);
  return new Response(readFileSync(isPacked ? path + ending : path), {
    headers: {
      'Content-Type': type,
      ...assetHeaders,
      ...(isPacked && encoding && { 'Content-Encoding': encoding }),
    },
  });
}

function pageCache(options: SiteOptions) {
  const pages = new Map<string, Page>();
  return async (c: Context): Promise<Page> => {
    const live = await options.live();
    const extraScripts = [...options.extraScripts(c), ...(live.options.extraScripts ?? [])];
    const { origin } = new URL(c.req.url);
    const settings = options.settings(origin, c);
    const key = JSON.stringify([live.release.id, live.options, settings, extraScripts]);
    const known = live.options.devOrigins ? undefined : pages.get(key);
    const page =
      known ??
      renderPage(live.release, live.parts, {
        ...live.options,
        settings,
        extraScripts,
      });
    pages.set(key, page);
    return page;
  };
}
