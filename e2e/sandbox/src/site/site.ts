import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PageSettings } from '@shared/config/settings';
import {
  assetHeaders,
  contentTypes,
  headersAt,
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
  store: string;
  /** Returns the settings of a page at `origin` for this visitor. */
  settings: (origin: string, c: Context) => PageSettings;
  /** Returns the scripts of this visitor's device: the bridge of the native app, or none. */
  extraScripts: (c: Context) => readonly ExtraScript[];
  live: () => Promise<Live>;
  remoteFault: (app: AppName) => RemoteFault | undefined;
};

/**
 * Pattern of the app names. They need a group, because otherwise the anchors apply only to the first and last name, and
 * "apply" in a file name would match.
 */
const APP = `:app{(?:${appNames.join('|')})}`;

/**
 * Serves the release as its static origin does. `/<app>/<version>/…` is immutable and compressed. A missing file is a
 * plain-text 404, never a page or a redirect. Every address under /app/ is the same page, with an ETag.
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
    return packedPage(c, html, headersAt(c.req.url, headers));
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
  // Refuse everything else in the store. A folder is not a file.
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
