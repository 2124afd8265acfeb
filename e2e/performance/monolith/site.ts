import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { assetHeaders, contentTypes, keptPageHeaders } from '@shared/delivery/store/headers';
import { type PageParts, renderPage } from '@shared/delivery/store/page';
import type { AppName, Files, Release, ReleasedApp, ScreenFiles } from '@shared/release/release';
import { ofEachRemote } from '@shared/routes/apps';
import { type Context, Hono } from 'hono';
import { packedPage } from 'sandbox/site/packed-page';
import { sandboxSettings } from 'sandbox/site/settings';

/** `tuned+` is the tuned build with a page that also loads prerenders. */
export type Kind = 'plain' | 'tuned' | 'tuned+';
/** Seconds for which browsers may cache the page of the federated product and of a tuned monolith. */
export const KEPT_SECONDS = 3600;

type Built = { entry: Files; screens: Readonly<Record<string, ScreenFiles>> };

/**
 * Serves a monolith as an origin does, with the same files, compression, cache headers and settings as the federated
 * product. It has none of the policies, which makes the comparison stricter.
 */
export function monolithSite(kind: Kind, folder: string, parts: PageParts): Hono {
  const all = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as Built;
  const built = kind === 'tuned+' ? all : withoutFirstViews(all);
  const site = new Hono();
  site.get('/app/*', (c) => {
    const html = kind === 'plain' ? plainPage(c, built) : tunedPage(c, built, parts);
    const keep = kind === 'plain' ? 0 : KEPT_SECONDS; // default templates do not let browsers cache the page
    const headers = keptPageHeaders(keep);
    const { 'Content-Type': type = '', 'Cache-Control': kept = '', Vary = '' } = headers;
    return packedPage(c, html, { 'Content-Type': type, 'Cache-Control': kept, Vary });
  });
  site.get(`/${kind === 'plain' ? 'plain' : 'tuned'}/:file`, (c) => {
    const path = join(folder, c.req.param('file'));
    const type = contentTypes[extname(path)];
    if (type === undefined || !existsSync(path)) return c.notFound();
    const isPacked = existsSync(`${path}.br`);
    const headers = { 'Content-Type': type, ...assetHeaders };
    return new Response(readFileSync(isPacked ? `${path}.br` : path), {
      headers: isPacked ? { ...headers, 'Content-Encoding': 'br' } : headers,
    });
  });
  return site;
}

const withoutFirstViews = ({ entry, screens }: Built): Built => ({
  entry,
  screens: Object.fromEntries(
    Object.entries(screens).map(([name, { js, css }]) => [name, { js, css }]),
  ),
});

/** Returns the page of a typical bundler template: styles, deferred scripts and an empty root. */
function plainPage(c: Context, { entry }: Built): string {
  const scripts = entry.js.map((file) => `<script defer src="/plain/${file}"></script>`);
  const styles = entry.css.map((file) => `<link rel="stylesheet" href="/plain/${file}">`);
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>ServiceCare+</title>
<link rel="icon" href="data:,"><script type="application/json" id="page">${dataOf(c)}</script>
${styles.join('')}${scripts.join('')}</head><body><div id="root"></div></body></html>`;
}

const dataOf = (c: Context) =>
  JSON.stringify({ settings: settingsOf(c), release: { apps: {} }, disabled: [], routes: [] });

const settingsOf = (c: Context) => sandboxSettings(new URL(c.req.url).origin);

/** Returns the page of the federated product (template, skeleton, boot script) with the files of one build. */
function tunedPage(c: Context, built: Built, parts: PageParts): string {
  const { html } = renderPage(releaseOf(built), parts, {
    settings: settingsOf(c),
    tools: true,
  });
  return html;
}

function releaseOf({ entry, screens }: Built): Release {
  const none = { js: [], css: [] };
  const app = (given: Partial<ReleasedApp>): ReleasedApp => ({
    version: 'tuned',
    base: '/tuned/',
    entry: none,
    integrity: {},
    ...given,
  });
  const remote = app({ screens });
  const apps: Record<AppName, ReleasedApp> = {
    host: app({ entry }),
    ...ofEachRemote(() => remote),
  };
  return { schema: 1, id: 'tuned', apps };
}
