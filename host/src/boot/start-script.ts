import { addressIn, type ReleasedApp } from '@shared/release/release';

/** Addresses that the boot script requested and that failed. The loader requests them under another address. */
export const missed = new Set<string>();

type ScriptUrls = { createScriptURL: (url: string) => unknown };

/** Addresses for which the Trusted Types policy allows a script: only those of the tags below. */
const known = new Set<string>();
const rules = {
  createScriptURL: (url: string) => {
    if (!known.has(url)) throw new TypeError('not a file to start with');
    return url;
  },
};
const policy: ScriptUrls | undefined = globalThis.trustedTypes?.createPolicy('care-start', rules);

/** Returns a script element of the release with its digest. The caller adds it to the page, again with a `query`. */
export function startScript(app: ReleasedApp, file: string, query = ''): HTMLScriptElement {
  const script = document.createElement('script');
  // The loader of a build joins a pending script if the address is written as its own: absolute for a remote, a path
  // for the host.
  const address = addressIn(app, file) + query;
  const url = app.container ? new URL(address, location.href).href : address;
  known.add(url);
  if (app.container) script.dataset['webpack'] = `${app.container}:early`;
  script.crossOrigin = 'anonymous';
  script.integrity = app.integrity[file] ?? '';
  script.src = (policy?.createScriptURL(url) as string | undefined) ?? url;
  return script;
}

/**
 * Runs a file of a screen as soon as it is loaded. Such files only register their modules, so the phone parses them
 * while the host is still loading. The script leaves the page when it has run, so that no loader waits for it.
 */
export function runEarly(app: ReleasedApp, file: string): void {
  const script = startScript(app, file);
  script.setAttribute('fetchpriority', 'high');
  script.onload = () => script.remove();
  script.onerror = () => {
    missed.add(script.src);
    script.remove();
  };
  document.head.append(script);
}
