import {
  dataIn,
  type ExtraScript,
  type Page,
  type PageOptions,
  type PageParts,
  renderPage,
} from '@shared/delivery/store/page';
import type { AppName, Release, ReleasedApp } from '@shared/release/release';
import { type Context, Hono } from 'hono';
import { served } from '../site/live';
import { relayed } from './relay';

export type Against = {
  there: string;
  /** Development servers of the local apps. The host is one of them. */
  servers: Readonly<Partial<Record<AppName, string>>>;
  /** Page parts from the host of this checkout. They are read again for every page. */
  parts: () => PageParts;
};

/**
 * Serves a deployed release as if it ran on this machine, with local apps in its pages. Requests for other remotes, API
 * calls, sign-in and uploads are relayed to the deployed release.
 */
export function against({ there, servers, parts }: Against): Hono {
  const live = Object.fromEntries(
    Object.entries(servers).map(([app, address]) => [app, served(app, address)]),
  );
  const app = new Hono();
  app.all('*', async (c) => {
    const way = { there, here: `http://${c.req.header('host')}` };
    const answer = await relayed(c, way).catch(({ message, cause }: Error) =>
      c.text(`${there}: ${Object(cause).code ?? message}`, 502),
    );
    if (!isPage(c, answer)) return answer;
    const { html, headers } = pageAgainst(
      await answer.text(),
      live,
      parts(),
      Object.values(servers),
    );
    // Send the cookies of the release, but not its security headers, because a local build breaks those rules.
    for (const cookie of answer.headers.getSetCookie())
      c.header('set-cookie', cookie, { append: true });
    return c.body(html, 200, { ...headers });
  });
  return app;
}

/**
 * Returns true if the answer is the HTML page. Every address below /app/ is, unless the release answers with a redirect
 * or a file.
 */
const isPage = ({ req }: Context, { status, headers }: Response) =>
  req.method === 'GET' &&
  req.path.startsWith('/app/') &&
  status === 200 &&
  /^text\/html\b/.test(headers.get('content-type') ?? '');

/** Local apps that replace those of a deployed release. */
type Live = Readonly<Partial<Record<AppName, ReleasedApp>>>;

/**
 * Returns the page of a deployed release with the local apps in it. Removes their released versions, fallback versions,
 * canaries and switches. The other apps, the settings and the scripts of this visitor's page come from the release.
 */
function pageAgainst(
  deployed: string,
  live: Live,
  parts: PageParts,
  devOrigins: readonly string[],
): Page {
  const { release, settings, routes: _, ...channel } = dataIn(deployed);
  const isLive = (app: string) => Object.hasOwn(live, app);
  const lkg = Object.entries(release.lkg ?? {}).filter(([app]) => !isLive(app));
  const apps: Release['apps'] = { ...release.apps, ...live };
  const options: PageOptions = {
    settings,
    channel: {
      ...channel,
      canaries: channel.canaries?.filter((one) => !Object.keys(one.apps).some(isLive)) ?? [],
      disabled: channel.disabled.filter((app) => !isLive(app)),
    },
    extraScripts: extrasIn(deployed),
    devOrigins,
  };
  return renderPage(
    { schema: 1, id: 'development', apps, lkg: Object.fromEntries(lkg) },
    parts,
    options,
  );
}

/** Returns the extra scripts of the page, for example the tester panel and the native app of a device. */
function extrasIn(html: string): ExtraScript[] {
  const tags = html.matchAll(
    /<script src="([^"]+)" integrity="([^"]+)" crossorigin="anonymous"([^>]*)><\/script>/g,
  );
  return [...tags].map(([, src = '', integrity = '', rest = '']) => ({
    src,
    integrity,
    attributes: Object.fromEntries(
      [...rest.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));
}
