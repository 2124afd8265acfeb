import { join } from 'node:path';
import { keptPageHeaders } from '@shared/delivery/store/headers';
import { renderPage } from '@shared/delivery/store/page';
import { Hono } from 'hono';
import { inProject } from 'sandbox/paths';
import { type Live, publishedLive } from 'sandbox/site/live';
import { sandboxSettings } from 'sandbox/site/settings';
import { site } from 'sandbox/site/site';
import { KEPT_SECONDS, monolithSite } from './monolith/site';
import { type Technique, without, withoutFirstViews } from './techniques';
import { uncompiled } from './uncompiled';

const STORE = inProject('.store');

/** Returns the live release of this checkout. */
export const liveSet: () => Promise<Live> = publishedLive(STORE, 'sandbox');

/** Serves the page as production does: with all policies and digests, without QA tools and sandbox scripts. */
export function federatedSite(live: Live, left?: Technique): Hono {
  const parts = left ? without(left, live.parts) : live.parts;
  const options = { ...live.options, tools: false, extraScripts: [] };
  const app = new Hono();
  const other = left === 'compiled on arrival' ? uncompiled(live.release, STORE) : undefined;
  const release =
    left === 'first view' ? withoutFirstViews(live.release) : (other?.release ?? live.release);
  if (other) app.route('/', other.files);
  app.use('/app/*', async (c, next) => {
    await next();
    if (!c.req.path.endsWith('.json')) c.res.headers.set('Cache-Control', keptBy(left));
  });
  if (left === 'packed page')
    app.get('/app/*', (c) => {
      const settings = sandboxSettings(new URL(c.req.url).origin);
      const { html, headers } = renderPage(release, parts, { ...options, settings });
      return c.body(html, 200, headers);
    });
  app.route(
    '/',
    site({
      store: STORE,
      settings: (origin) => sandboxSettings(origin),
      extraScripts: () => [],
      live: async () => ({ ...live, release, parts, options }),
      remoteFault: () => undefined,
    }),
  );
  return app;
}

/**
 * Returns the cache header of the page. By default browsers may cache it. Without that optimisation they revalidate it,
 * or load it each time.
 */
function keptBy(left: Technique | undefined): string {
  if (left === 'tagged page') return 'no-store';
  return keptPageHeaders(left === 'kept page' ? 0 : KEPT_SECONDS)['Cache-Control'] ?? '';
}

/** Serves the four variants of the same sources. */
export function fourSites(live: Live, monoliths: string): Record<string, Hono> {
  return {
    plain: monolithSite('plain', join(monoliths, 'plain'), live.parts),
    tuned: monolithSite('tuned', join(monoliths, 'tuned'), live.parts),
    'tuned+': monolithSite('tuned+', join(monoliths, 'tuned'), live.parts),
    federated: federatedSite(live),
  };
}
