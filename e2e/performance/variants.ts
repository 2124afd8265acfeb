import { join } from 'node:path';
import { renderPage } from '@shared/delivery/store/page';
import { Hono } from 'hono';
import { inProject } from 'sandbox/paths';
import { type Live, publishedLive } from 'sandbox/site/live';
import { sandboxSettings } from 'sandbox/site/settings';
import { site } from 'sandbox/site/site';
import { monolithSite } from './monolith/site';
import { type Technique, without, withoutFirstViews } from './techniques';
import { uncompiled } from './uncompiled';

const STORE = inProject('.store');

/** What is built and live in this checkout. */
export const liveSet: () => Promise<Live> = publishedLive(STORE, 'sandbox');

/** Production's page: every policy and digest, no tools, nothing of the sandbox in it. */
export function federatedSite(live: Live, left?: Technique): Hono {
  const parts = left ? without(left, live.parts) : live.parts;
  const options = { ...live.options, tools: false, extraScripts: [] };
  const app = new Hono();
  const other = left === 'compiled on arrival' ? uncompiled(live.release, STORE) : undefined;
  const release =
    left === 'first view' ? withoutFirstViews(live.release) : (other?.release ?? live.release);
  if (other) app.route('/', other.files);
  if (left === 'packed page')
    app.get('/app/*', (c) => {
      const settings = sandboxSettings(new URL(c.req.url).origin);
      const { html, headers } = renderPage(release, parts, { ...options, settings });
      return c.body(html, 200, headers);
    });
  if (left === 'kept page')
    app.use('/app/*', async (c, next) => {
      await next();
      c.res.headers.set('Cache-Control', 'no-store');
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

/** The four ways to start the same sources. */
export function fourSites(live: Live, monoliths: string): Record<string, Hono> {
  return {
    plain: monolithSite('plain', join(monoliths, 'plain'), live.parts),
    tuned: monolithSite('tuned', join(monoliths, 'tuned'), live.parts),
    'tuned+': monolithSite('tuned+', join(monoliths, 'tuned'), live.parts),
    federated: federatedSite(live),
  };
}
