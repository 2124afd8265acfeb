import type { PageData, ReleasedApp } from '@shared/release/release';
import { link, preload } from './early';
import { startScript } from './start-script';

/**
 * Where the canary brings a host of its own the page names neither of them: the tags of the chosen one are put in here,
 * asked for at once and run in their order when the page has been read, as the page's own tags would be.
 */
export function startHost({ release, canary }: PageData, host: ReleasedApp): void {
  if (!canary || canary.release.apps.host.version === release.apps.host.version) return;
  for (const file of host.entry.css) link('stylesheet', host, file);
  for (const file of host.entry.js) preload(host, file);

  document.addEventListener('DOMContentLoaded', () => {
    for (const file of host.entry.js) {
      const script = startScript(host, file);
      script.async = false;
      document.head.append(script);
    }
  });
}
