import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleasedApp } from '@shared/release/release';
import { scriptOf } from './integrity';
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
      createScript: ({ url }) => ({ script: scriptOf(url), timeout: ENTRY_TIMEOUT_MS }),
    },
  ],
});

/**
 * Loads what a version of a remote exposes. After a failure it is registered anew, because a failed start is only
 * forgotten that way. Versions have names of their own, so two of one remote never mix.
 * @throws whatever went wrong; the caller retries and decides what to show.
 */
export async function loadExposed({ base, entry, container }: ReleasedApp): Promise<unknown> {
  const [file] = entry.js;
  if (container === undefined || file === undefined) throw new Error(`no remote: ${base}`);
  registerRemotes(
    [
      {
        name: container,
        entry: new URL(base + file, location.href).href,
        type: 'global',
        entryGlobalName: container,
      },
    ],
    { force: true },
  );
  return loadRemote(`${container}/screens`);
}
