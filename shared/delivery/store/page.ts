import type { PageSettings } from '@shared/config/settings';
import { joinRest, type PageRest, scriptsOf, splitPage } from '@shared/release/page-blocks';
import type { PageData, Release, StartRoute } from '@shared/release/release';
import { integrityOf } from '../build/digest.cjs';
import { type Headers, pageHeaders } from './headers';
import { Refusal } from './refusal';

/** Parts the host's build leaves for whoever puts the page together. */
export type PageParts = {
  template: string;
  starter: string;
  styles: string;
  routes: readonly StartRoute[];
};

/** A script of the surroundings (the sandbox's native app, the QA tools) that the page is to start with. */
export type ExtraScript = { src: string; integrity: string; attributes: Record<string, string> };

export type PageOptions = {
  settings: PageSettings;
  /** What the channel adds to the release; a page under development has none. */
  channel?: Omit<PageData, 'release' | 'settings' | 'routes'>;
  /** Pins and local builds may run: any script of this origin and of the developer's own machine. Never in production. */
  tools?: boolean;
  extraScripts?: readonly ExtraScript[];
  /** Development: builds come from other ports and carry no digests. Never set for a published page. */
  devOrigins?: readonly string[];
};

export type Page = { html: string; headers: Headers };

/**
 * index.html of a release. What depends on the release stands in the page: production names every script by its digest, so
 * that neither a redirect nor a file beside ours can run. The digests come last, behind all that the page shows; before
 * the host starts, the starter puts them into a second policy (host/src/page/whole-page.ts). The headers (one table, headers.ts)
 * hold as well and are the same for all pages, so that any static origin can send them.
 */
export function renderPage(release: Release, parts: PageParts, options: PageOptions): Page {
  const { host } = release.apps;
  const channel = options.channel ?? { channel: 'development', seq: 0, disabled: [] };
  const data: PageData = { ...channel, release, settings: options.settings, routes: parts.routes };
  // A host that was built before the second block has all in the first, and its page's policy names each script.
  const isSplit = parts.template.includes('<!--rest-->');
  const { first, rest } = isSplit ? splitPage(data) : { first: data, rest: {} };
  const extras = options.extraScripts ?? [];
  const isDev = options.devOrigins !== undefined;
  // Which host starts is decided on the device when a canary has another one: the starter brings its styles, too.
  const isOneHost = !channel.canaries?.some(({ apps }) => apps.host);
  const attribute = (file: string) => {
    const integrity = host.integrity[file];
    const checked = integrity === undefined ? '' : ` integrity="${integrity}"`;
    return `"${host.base}${file}"${checked} crossorigin="anonymous"`;
  };
  const { css, js } = isOneHost ? host.entry : { css: [], js: [] };
  const filled: Record<string, string> = {
    // Fetched, not used: before the policy they are on their way while the rest of the page still is. The starter puts in
    // the scripts; the template of a host that was built before it did has a place for their tags.
    ahead: css.map((file) => `<link rel="preload" as="style" href=${attribute(file)}>`).join(''),
    policy: `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(data, parts, options, isSplit)}">`,
    data: jsonForHtml(first),
    rest: jsonForHtml(restOf(rest, options)),
    styles: parts.styles,
    starter: parts.starter,
    extras: extras.map(extraTag).join(''),
    css: css.map((file) => `<link rel="stylesheet" href=${attribute(file)}>`).join(''),
    js: js.map((file) => `<script defer src=${attribute(file)}></script>`).join(''),
  };
  const html = parts.template.replaceAll(/<!--(\w+)-->/g, (_, key: string) => filled[key] ?? '');
  return { html, headers: isDev ? developmentHeaders : pageHeaders };
}

const FIRST = /<script type="application\/json" id="page">(.*?)<\/script>/s;
const SECOND = /<script type="application\/json" id="rest">(.*?)<\/script>/s;

/** The data of a page that was put together by `renderPage`, of both blocks. */
export function dataIn(html: string): PageData {
  const [, first] = FIRST.exec(html) ?? [];
  if (first === undefined) throw new Error('not a page of ours: it has no data block');
  const data: PageData = JSON.parse(first);
  const [, second] = SECOND.exec(html) ?? [];
  if (second !== undefined) joinRest(data, (JSON.parse(second) as PageRest).apps);
  return data;
}

/** Tools and development run any build of their origins: no list keeps others out. */
function restOf(apps: PageRest['apps'], { tools, devOrigins, extraScripts = [] }: PageOptions) {
  const beside = extraScripts.map(({ integrity }) => integrity);
  const rest: PageRest = tools || devOrigins ? { apps } : { apps, beside };
  return rest;
}

/** `<` is written so that no text in the data can end the block. */
const jsonForHtml = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

const extraTag = ({ src, integrity, attributes }: ExtraScript) => {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<script src="${src}" integrity="${integrity}" crossorigin="anonymous"${given.join('')}></script>`;
};

/** Scripts that the host's build wrote into its template; the places of others hold a comment until they are filled. */
const inlineScripts = (template: string) =>
  [...template.matchAll(/<script>(?!<!--)(.+?)<\/script>/gs)].map(([, text = '']) => text);

const digestOf = (text: string) => `'${integrityOf(text)}'`;

/** A developer's own machine, whichever port their build answers on. */
const LOCAL = 'http://localhost:*';

function pagePolicy(
  data: PageData,
  parts: PageParts,
  options: PageOptions,
  isSplit: boolean,
): string {
  const { devOrigins, tools = false, extraScripts = [] } = options;
  const servers = devOrigins?.flatMap((origin) => [origin, origin.replace('http', 'ws')]) ?? [];
  const beside = [...(tools ? [LOCAL] : []), ...servers];
  const left = data.settings.links?.allowedOrigins ?? [];
  const extras = extraScripts.map(({ integrity }) => `'${integrity}'`);
  const named = [...scriptsOf(data).map((hash) => `'${hash}'`), ...extras];
  const isByOrigin = tools || devOrigins || isSplit;
  const inlineStyle = devOrigins ? "'unsafe-inline'" : digestOf(parts.styles);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      digestOf(parts.starter),
      ...inlineScripts(parts.template).map(digestOf),
      ...new Set(isByOrigin ? ["'self'", ...beside, ...extras] : named),
    ],
    'style-src': ["'self'", inlineStyle, ...beside],
    'img-src': ["'self'", 'data:', 'blob:', ...left, ...beside],
    'font-src': ["'self'", ...beside],
    'connect-src': ["'self'", ...left, ...collectorOf(data.settings), ...beside],
    'form-action': ["'self'", ...left],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  if (!devOrigins) [...Object.values(policy).flat(), ...named].forEach(refuseWord);
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Pages tell how they fare where the settings say; an address of this origin is in the policy already. */
function collectorOf({ events }: PageData['settings']): readonly string[] {
  const url = events?.url ?? '';
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

/** Everything a policy of ours is made of. What comes from a store or from settings brings no other word into it. */
const SOURCE =
  /^('none'|'self'|'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'|data:|blob:|https?:\/\/[a-z0-9.-]+(:(\d+|\*))?)$/i;

function refuseWord(source: string): void {
  if (!SOURCE.test(source)) throw new Refusal(`${source} is no source of a policy`);
}

/** Builds under work are evaluated and inserted by their tools; only what protects the developer stays. */
const developmentHeaders: Headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
