import { keptPageHeaders } from '@shared/delivery/store/headers';
import { Hono } from 'hono';
import { inProject } from 'sandbox/paths';
import { type Live, publishedLive } from 'sandbox/site/live';
import { sandboxSettings } from 'sandbox/site/settings';
import { site } from 'sandbox/site/site';
import { plainSite } from './monolith/site';

/** Seconds for which browsers may cache the page of the federated product. */
const KEPT_SECONDS = 3600;

/**
 * Serves a release of a store as production does: with all policies and digests, without QA tools and sandbox scripts.
 */
export const productionSite = (store: string, live: () => Live): Hono =>
  site({
    store,
    settings: (origin) => sandboxSettings(origin),
    extraScripts: () => [],
    live: async () => {
      const now = live();
      return { ...now, options: { ...now.options, tools: false, extraScripts: [] } };
    },
    remoteFault: () => undefined,
  });

/** Serves the live release of a store. Browsers may cache the page. */
async function federatedSite(store: string): Promise<Hono> {
  const live = await publishedLive(store, 'sandbox')();
  const app = new Hono();
  app.use('/app/*', async (c, next) => {
    await next();
    const kept = keptPageHeaders(KEPT_SECONDS)['Cache-Control'];
    if (!c.req.path.endsWith('.json')) c.res.headers.set('Cache-Control', kept ?? '');
  });
  app.route(
    '/',
    productionSite(store, () => live),
  );
  return app;
}

export const sites = async (): Promise<Record<string, Hono>> => ({
  plain: plainSite(inProject('.cache/monolith/plain')),
  federated: await federatedSite(inProject('.store')),
});
