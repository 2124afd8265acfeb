import type { ReleasedApp } from '@shared/release/release';
import { afterFirstView } from './after-first-view';
import { link, preload } from './early';
import { PRELOADS_SCRIPTS } from './file-link';
import { runEarly, startScript } from './start-script';

/**
 * Time in which a slow network (1.6 Mbps) transfers the files of the prerender. Requests that start later do not
 * compete with them.
 */
const LINE_IS_BUSY_MS = 80;

/**
 * The HTTP client, which the host imports for its first call (`shared/product/api/src/client.ts`). Older hosts have no such
 * file.
 */
const HTTP = 'http.js';

/**
 * Returns whether the page needs the HTTP client before its first commit. A prerendered page has its answers already,
 * unless the visitor of the app is not signed in yet: then calls of the sign-in come first.
 */
function needsHttp(host: ReleasedApp): boolean {
  const { awaits, seen } = document.documentElement.dataset;
  const hasPrerender = awaits !== undefined || seen !== undefined;
  const { inApp, known } = window.__visitor ?? {};
  const isSigningIn = inApp === true && known === undefined;
  return HTTP in host.integrity && (!hasPrerender || isSigningIn);
}

/** Adds the styles of a host that is not the one in the page, because the page has no links for it. */
export function styleHost(host: ReleasedApp): void {
  for (const file of host.entry.css) link('stylesheet', host, file);
}

/**
 * Starts the host when the document is parsed. Its scripts run in order. They load after the files of the prerender and
 * run after it is painted, because with a full cache they would run first and delay the paint. In a browser that cannot
 * preload scripts, their tags are added at once, and the entry of the host waits for the paint.
 */
export function startHost(host: ReleasedApp): void {
  if (!fetchesAhead()) {
    put(host);
    return;
  }
  let isPut = false;
  const ask = () => {
    if (isPut) return;
    for (const file of host.entry.js) preload(host, file);
    if (needsHttp(host)) preload(host, HTTP);
  };
  if (document.documentElement.dataset['awaits'] !== undefined) setTimeout(ask, LINE_IS_BUSY_MS);
  afterFirstView(() => {
    isPut = true;
    put(host);
  });
}

function put(host: ReleasedApp): void {
  for (const file of host.entry.js) {
    const script = startScript(host, file);
    script.async = false;
    document.head.append(script);
  }
  if (needsHttp(host)) runEarly(host, HTTP);
}

/** Returns whether the browser can preload scripts. A browser returns `not all` for a media query it does not know. */
const fetchesAhead = (): boolean =>
  typeof matchMedia === 'function' && matchMedia(PRELOADS_SCRIPTS).media !== 'not all';
