import type { ReleasedApp } from '@shared/release/release';

/** Addresses that were asked for early in vain; the loader asks for them in another way. */
export const missed = new Set<string>();

type ScriptUrls = { createScriptURL: (url: string) => unknown };

/** Files a script may be made of: what the tags below were made for, and nothing else. */
const known = new Set<string>();
const rules = {
  createScriptURL: (url: string) => {
    if (!known.has(url)) throw new TypeError('not a file to start with');
    return url;
  },
};
const policy: ScriptUrls | undefined = globalThis.trustedTypes?.createPolicy('care-start', rules);

/** A script of the release with its digest; who asks for it puts it into the page. */
export function startScript({ base, integrity }: ReleasedApp, file: string): HTMLScriptElement {
  const script = document.createElement('script');
  // The whole address, as the build's own loader writes it: it joins a script that is under way.
  const url = new URL(base + file, location.href).href;
  known.add(url);
  script.crossOrigin = 'anonymous';
  script.integrity = integrity[file] ?? '';
  script.src = (policy?.createScriptURL(url) as string | undefined) ?? url;
  return script;
}

/**
 * Runs a remote's file as soon as it is here. All such files only register themselves and wait for the host, so the
 * phone reads them while the larger rest of the start is still on its way. What is done leaves the page, so that
 * no one waits for a script that has already run.
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
