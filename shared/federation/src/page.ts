import { createHash } from 'node:crypto';
import type { PageSettings } from '@shared/config/settings';
import { routeNames, routes } from '@shared/routes/routes';
import type { PageData, Release, StartRoute } from './release';

/** Parts the host's build leaves for whoever puts the page together. */
export type PageParts = { template: string; starter: string; styles: string };

/** A script of the surroundings (the sandbox's native app) that the page is to start with. */
export type ExtraScript = { src: string; integrity: string; attributes: Record<string, string> };

export type PageOptions = {
  settings: PageSettings;
  /** What the channel adds to the release; a page under development has none. */
  channel?: Omit<PageData, 'release' | 'settings' | 'routes'>;
  extraScripts?: readonly ExtraScript[];
  /** Development: builds come from other ports and carry no digests. Never set for a published page. */
  devOrigins?: readonly string[];
};

export type Page = { html: string; headers: Record<string, string> };

/**
 * index.html of a release with the headers it is served with. Every script of the release is named by its digest in
 * a meta policy, so that neither a redirect nor a file beside ours can run; nothing is inline but the starter and the
 * first styles, each by its digest. The two policies (header and meta) both hold.
 */
export function renderPage(release: Release, parts: PageParts, options: PageOptions): Page {
  const { host } = release.apps;
  const channel = options.channel ?? { channel: 'development', seq: 0, disabled: [] };
  const data: PageData = {
    ...channel,
    release,
    settings: options.settings,
    routes: startRoutes(),
  };
  const extras = options.extraScripts ?? [];
  const isDev = options.devOrigins !== undefined;
  const attribute = (file: string) => {
    const integrity = host.integrity[file];
    const checked = integrity === undefined ? '' : ` integrity="${integrity}"`;
    return `"${host.base}${file}"${checked} crossorigin="anonymous"`;
  };
  const filled: Record<string, string> = {
    policy: isDev ? '' : scriptPolicy(release, parts, extras),
    data: jsonForHtml(data),
    styles: parts.styles,
    starter: parts.starter,
    extras: extras.map(extraTag).join(''),
    css: host.entry.css.map((f) => `<link rel="stylesheet" href=${attribute(f)}>`).join(''),
    js: host.entry.js.map((f) => `<script defer src=${attribute(f)}></script>`).join(''),
  };
  const html = parts.template.replaceAll(/<!--(\w+)-->/g, (_, key: string) => filled[key] ?? '');
  return { html, headers: pageHeaders(parts, options) };
}

/** `<` is written so that no text in the data can end the block. */
const jsonForHtml = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

const extraTag = ({ src, integrity, attributes }: ExtraScript) => {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<script src="${src}" integrity="${integrity}" crossorigin="anonymous"${given.join('')}></script>`;
};

const digestOf = (text: string) => `'sha384-${createHash('sha384').update(text).digest('base64')}'`;

function scriptPolicy(release: Release, parts: PageParts, extras: readonly ExtraScript[]): string {
  const ours = Object.values(release.apps).flatMap(({ integrity }) =>
    Object.entries(integrity).flatMap(([file, hash]) =>
      file.endsWith('.js') ? [`'${hash}'`] : [],
    ),
  );
  const others = extras.map(({ integrity }) => `'${integrity}'`);
  const sources = [digestOf(parts.starter), ...ours, ...others].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="script-src ${sources}; object-src 'none'; base-uri 'none'">`;
}

function pageHeaders(parts: PageParts, { settings, devOrigins }: PageOptions) {
  const dev = devOrigins?.flatMap((origin) => [origin, origin.replace('http', 'ws')]) ?? [];
  const hosts = settings.links?.allowedOrigins ?? [];
  const sources = (...list: readonly string[]) => list.join(' ');
  const policy = {
    'default-src': "'none'",
    'script-src': sources("'self'", digestOf(parts.starter), ...dev),
    'style-src': sources(
      "'self'",
      digestOf(parts.styles),
      ...(devOrigins ? ["'unsafe-inline'", ...dev] : []),
    ),
    'img-src': sources("'self'", 'data:', 'blob:', ...hosts, ...dev),
    'font-src': sources("'self'", ...dev),
    'connect-src': sources("'self'", ...hosts, ...dev),
    'form-action': sources("'self'", ...hosts),
    'frame-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    ...(devOrigins
      ? {}
      : { 'require-trusted-types-for': "'script'", 'trusted-types': 'care-host' }),
  };
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': Object.entries(policy)
      .map((rule) => rule.join(' '))
      .join('; '),
    ...(devOrigins ? {} : { 'Integrity-Policy': 'blocked-destinations=(script)' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'geolocation=(), payment=()',
  };
}

/** The routes table in the shape the starter reads, most specific first is not needed: no two patterns overlap. */
function startRoutes(): StartRoute[] {
  return routeNames.map((name) => {
    const { app, path, web, frame } = routes[name];
    const pattern = `^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`;
    return [pattern, app, name, web, frame] as const;
  });
}
