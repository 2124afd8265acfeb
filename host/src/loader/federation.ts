import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleasedApp, RemoteName } from '@shared/federation/release';
import { integrityOf, scriptUrlOf } from './gate';
import { page } from './page-data';
import { provided } from './provided';

/** Longest wait for a remote's entry before it counts as failed; above what a slow 3G needs. */
const ENTRY_TIMEOUT_MS = 8000;

init({
  name: 'host',
  remotes: [],
  shared: provided,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'gate',
      createScript({ url }) {
        const script = document.createElement('script');
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = integrityOf(url);
        script.src = scriptUrlOf(url);
        script.setAttribute('fetchpriority', 'high');
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ],
});

/**
 * Loads what a remote exposes. After a failure it is registered anew, because a failed start is only forgotten that way.
 * @throws whatever went wrong; the caller retries and decides what to show.
 */
export async function loadExposed(remote: RemoteName): Promise<unknown> {
  const app: ReleasedApp = page.release.apps[remote];
  const [entry] = app.entry.js;
  if (app.container === undefined || entry === undefined)
    throw new Error(`not in the release: ${remote}`);
  registerRemotes(
    [
      {
        name: app.container,
        alias: remote,
        entry: new URL(app.base + entry, location.href).href,
        type: 'global',
        entryGlobalName: app.container,
      },
    ],
    { force: true },
  );
  return loadRemote(`${remote}/screens`);
}
