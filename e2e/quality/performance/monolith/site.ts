import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { assetHeaders, contentTypes, pageHeaders } from '@shared/delivery/store/headers';
import type { Files } from '@shared/release/release';
import { Hono } from 'hono';
import { packedPage } from 'sandbox/site/packed-page';
import { sandboxSettings } from 'sandbox/site/settings';

/**
 * Serves the monolith as an origin does, with the same compression, cache headers and settings as the federated
 * product. It has none of the policies, which makes the comparison stricter. Browsers revalidate its page, as with the
 * default template of a bundler.
 */
export function plainSite(folder: string): Hono {
  const entry = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as Files;
  const { 'Content-Type': type = '', 'Cache-Control': kept = '', Vary = '' } = pageHeaders;
  const site = new Hono();
  site.get('/app/*', (c) =>
    packedPage(c, pageOf(entry, new URL(c.req.url).origin), {
      'Content-Type': type,
      'Cache-Control': kept,
      Vary,
    }),
  );
  site.get('/plain/:file', (c) => {
    const path = join(folder, c.req.param('file'));
    const asset = contentTypes[extname(path)];
    if (asset === undefined || !existsSync(path)) return c.notFound();
    const isPacked = existsSync(`${path}.br`);
    const headers = { 'Content-Type': asset, ...assetHeaders };
    return new Response(readFileSync(isPacked ? `${path}.br` : path), {
      headers: isPacked ? { ...headers, 'Content-Encoding': 'br' } : headers,
    });
  });
  return site;
}

/** Returns the page of a typical bundler template: styles, deferred scripts and an empty root. */
function pageOf({ js, css }: Files, origin: string): string {
  const scripts = js.map((file) => `<script defer src="/plain/${file}"></script>`);
  const styles = css.map((file) => `<link rel="stylesheet" href="/plain/${file}">`);
  const settings = sandboxSettings(origin);
  const data = JSON.stringify({ settings, release: { apps: {} }, disabled: [], routes: [] });
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>ServiceCare+</title>
<link rel="icon" href="data:,"><script type="application/json" id="page">${data}</script>
${styles.join('')}${scripts.join('')}</head><body><div id="root"></div></body></html>`;
}
