import type { PageData, ReleasedApp } from '@shared/federation/release';
import { link } from './early';

type ScriptUrls = { createScriptURL: (url: string) => unknown };

/**
 * Where the canary brings a host of its own the page names neither of them: the tags of the chosen one are put in here,
 * asked for at once and run in their order when the page has been read, as the page's own tags would be.
 */
export function startHost({ release, canary }: PageData, host: ReleasedApp): void {
  if (!canary || canary.release.apps.host.version === release.apps.host.version) return;
  for (const file of host.entry.css) link('stylesheet', host, file);
  for (const file of host.entry.js) link('preload', host, file, 'script');

  const known = host.entry.js.map((file) => host.base + file);
  const rules = {
    createScriptURL: (url: string) => {
      if (!known.includes(url)) throw new TypeError('not a file of the host');
      return url;
    },
  };
  const policy: ScriptUrls | undefined = globalThis.trustedTypes?.createPolicy('care-start', rules);
  document.addEventListener('DOMContentLoaded', () => {
    for (const file of host.entry.js) {
      const script = document.createElement('script');
      script.async = false;
      script.crossOrigin = 'anonymous';
      script.integrity = host.integrity[file] ?? '';
      const url = host.base + file;
      script.src = (policy?.createScriptURL(url) as string | undefined) ?? url;
      document.head.append(script);
    }
  });
}
