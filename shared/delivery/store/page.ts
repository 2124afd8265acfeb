import type { PageSettings } from '@shared/config/settings';
import { joinRest, type PageRest, scriptsOf, splitPage } from '@shared/release/page-blocks';
import { addressIn, type PageData, type Release, type StartRoute } from '@shared/release/release';
import { integrityOf } from '../base/digest.cjs';
import { type Headers, pageHeaders } from './headers';
import { Refusal } from './refusal';

/** Parts of the page that the host's build produces. */
export type PageParts = {
  template: string;
  starter: string;
  styles: string;
  routes: readonly StartRoute[];
};

/** A script that the page starts with: the sandbox's native app or the QA tools. */
export type ExtraScript = { src: string; integrity: string; attributes: Record<string, string> };

export type PageOptions = {
  settings: PageSettings;
  /** Data of the channel. A page under development has none. */
  channel?: Omit<PageData, 'release' | 'settings' | 'routes'>;
  /** Allows pins and local builds: any script of this origin and of the developer's machine. Never in production. */
  tools?: boolean;
  extraScripts?: readonly ExtraScript[];
  /** Origins of development builds, which have no digests. Never set for a published page. */
  devOrigins?: readonly string[];
};

export type Page = { html: string; headers: Headers };

/**
 * Returns index.html of a release. In production its policy names every script by digest, so that neither a redirect nor
 * an unlisted file can run. The digests are at the end of the document; before the host starts, the boot script puts them
 * into a second policy (host/src/boot/whole-page.ts). The headers (headers.ts) apply too and are the same for all pages.
 */
export function renderPage(release: Release, parts: PageParts, options: PageOptions): Page {
  const { host } = release.apps;
  const channel = options.channel ?? { channel: 'development', seq: 0, disabled: [] };
  const data: PageData = { ...channel, release, settings: options.settings, routes: parts.routes };
  const { first, rest } = splitPage(data);
  const extras = options.extraScripts ?? [];
  const isDev = options.devOrigins !== undefined;
  // When a canary has another host, the device decides which one starts, and the boot script adds its styles.
  const isOneHost = !channel.canaries?.some(({ apps }) => apps.host);
  const attribute = (file: string) => {
    const integrity = host.integrity[file];
    const checked = integrity === undefined ? '' : ` integrity="${integrity}"`;
    return `"${addressIn(host, file)}"${checked} crossorigin="anonymous"`;
  };
  const css = isOneHost ? host.entry.css : [];
  // With tools and in development, any build of the allowed origins may run.
  const beside = options.tools || isDev ? undefined : extras.map(({ integrity }) => integrity);
  const filled: Record<string, string> = {
    // These links only fetch, so that the files arrive while the rest of the page is read.
    ahead: css.map((file) => `<link rel="preload" as="style" href=${attribute(file)}>`).join(''),
    policy: `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(data, parts, options)}">`,
    data: jsonForHtml(first),
    rest: jsonForHtml({ apps: rest, beside }),
    styles: parts.styles,
    starter: parts.starter,
    extras: extras.map(extraTag).join(''),
    css: css.map((file) => `<link rel="stylesheet" href=${attribute(file)}>`).join(''),
  };
  const html = parts.template.replaceAll(/<!--(\w+)-->/g, (_, key: string) => filled[key] ?? '');
  return { html, headers: isDev ? developmentHeaders : pageHeaders };
}

const FIRST = /<script type="application\/json" id="page">(.*?)<\/script>/s;
const SECOND = /<script type="application\/json" id="rest">(.*?)<\/script>/s;

/** Returns the data of both blocks of a page from `renderPage`. */
export function dataIn(html: string): PageData {
  const [, first] = FIRST.exec(html) ?? [];
  if (first === undefined) throw new Error('not a page of ours: it has no data block');
  const data: PageData = JSON.parse(first);
  const [, second] = SECOND.exec(html) ?? [];
  if (second !== undefined) joinRest(data, (JSON.parse(second) as PageRest).apps);
  return data;
}

/** Escapes `<`, so that no text in the data can end the block. */
const jsonForHtml = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

const extraTag = ({ src, integrity, attributes }: ExtraScript) => {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<script src="${src}" integrity="${integrity}" crossorigin="anonymous"${given.join('')}></script>`;
};

/** Returns the scripts that the host's build wrote into its template. */
const inlineScripts = (template: string) =>
  [...template.matchAll(/<script>(?!<!--)(.+?)<\/script>/gs)].map(([, text = '']) => text);

const digestOf = (text: string) => `'${integrityOf(text)}'`;

const LOCAL = 'http://localhost:*';

function pagePolicy(data: PageData, parts: PageParts, options: PageOptions): string {
  const { devOrigins, tools = false, extraScripts = [] } = options;
  const servers = devOrigins?.flatMap((origin) => [origin, origin.replace('http', 'ws')]) ?? [];
  const beside = [...(tools ? [LOCAL] : []), ...servers];
  const opened = openedBy(data.settings);
  const extras = extraScripts.map(({ integrity }) => `'${integrity}'`);
  const named = [...scriptsOf(data).map((hash) => `'${hash}'`), ...extras];
  const inlineStyle = devOrigins ? "'unsafe-inline'" : digestOf(parts.styles);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      digestOf(parts.starter),
      ...inlineScripts(parts.template).map(digestOf),
      "'self'",
      ...beside,
      ...extras,
    ],
    'style-src': ["'self'", inlineStyle, ...beside],
    'img-src': ["'self'", 'data:', 'blob:', ...opened['img-src'], ...beside],
    'font-src': ["'self'", ...beside],
    'connect-src': ["'self'", ...opened['connect-src'], ...beside],
    'form-action': ["'self'", ...opened['form-action']],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  if (!devOrigins) [...Object.values(policy).flat(), ...named].forEach(refuseWord);
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Returns the origins that the settings of a channel add to each directive of the page's policy. */
export function openedBy(settings: PageSettings) {
  const left = settings.links?.allowedOrigins ?? [];
  return {
    'img-src': left,
    'connect-src': [...left, ...collectorOf(settings)],
    'form-action': left,
  };
}

/** Returns the origin of the telemetry address; an address of this origin is in the policy already. */
function collectorOf({ events }: PageSettings): readonly string[] {
  const url = events?.url ?? '';
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

/** All words that a policy may have. Values from a store or from settings cannot add others. */
const SOURCE =
  /^('none'|'self'|'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'|data:|blob:|https?:\/\/[a-z0-9.-]+(:(\d+|\*))?)$/i;

function refuseWord(source: string): void {
  if (!SOURCE.test(source)) throw new Refusal(`${source} is no source of a policy`);
}

/** The policy in development, where tools evaluate and insert code. */
const developmentHeaders: Headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
