import type { ReleasedApp } from '@shared/release/release';
import { afterFirstView } from './after-first-view';
import { link, PRELOADS_SCRIPTS, preload } from './early';
import { runEarly, startScript } from './start-script';

/**
 * For so long a slow line (1.6 Mbps) carries what draws the first view. What is asked for then comes right behind it, and
 * does not share the line with it.
 */
const LINE_IS_BUSY_MS = 80;

/** The HTTP client, which the host imports for its first call (`shared/api/src/client.ts`). Older hosts have no such file. */
const HTTP = 'http.js';

/** A host that is not the page's own brings its styles: the page names no others. */
export function styleHost(host: ReleasedApp): void {
  for (const file of host.entry.css) link('stylesheet', host, file);
}

/**
 * Starts the host on a page that has been read; its scripts run in their order. They are fetched behind what draws
 * the first view, and run after it: where everything lies in the cache they would run for as long as a frame of the first
 * view takes, and it would be painted after them. An engine that fetches no script ahead has them at once; the host's
 * entry then waits by itself.
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
    if (HTTP in host.integrity) preload(host, HTTP);
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
  if (HTTP in host.integrity) runEarly(host, HTTP);
}

/** A query that an engine does not know is written `not all`. */
const fetchesAhead = (): boolean =>
  typeof matchMedia === 'function' && matchMedia(PRELOADS_SCRIPTS).media !== 'not all';
