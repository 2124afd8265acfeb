import type { ReleasedApp } from '@shared/release/release';
import { afterFirstView } from './after-first-view';
import { link, PRELOADS_SCRIPTS, preload } from './early';
import { startScript } from './start-script';

/**
 * Starts the host, whose scripts run in their order when the document has been read. They are fetched at once, behind
 * what draws the first view, and run after it: where everything lies in the cache they would run for as long as a frame
 * of the first view takes, and it would be painted after them. An engine that fetches no script ahead has them at once;
 * the host's entry then waits by itself.
 */
export function startHost(host: ReleasedApp, isOfThePage: boolean): void {
  if (!isOfThePage) for (const file of host.entry.css) link('stylesheet', host, file);
  const put = () => {
    for (const file of host.entry.js) {
      const script = startScript(host, file);
      script.async = false;
      document.head.append(script);
    }
  };
  if (!fetchesAhead()) {
    put();
    return;
  }
  for (const file of host.entry.js) preload(host, file);
  document.addEventListener('DOMContentLoaded', () => afterFirstView(put), { once: true });
}

/** A query that an engine does not know is written `not all`. */
const fetchesAhead = (): boolean =>
  typeof matchMedia === 'function' && matchMedia(PRELOADS_SCRIPTS).media !== 'not all';
