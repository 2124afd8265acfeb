import type { ReleasedApp } from '@shared/release/release';
import { addressOf } from './integrity';

/** Returns a version as the runtime registers it. Every call gives the entry an address of its own. */
export function remoteInfoOf({ base, entry, container }: ReleasedApp) {
  const [file] = entry.js;
  if (container === undefined || file === undefined) throw new Error(`no remote: ${base}`);
  const address = addressOf(base + file);
  return { name: container, entry: address, type: 'global', entryGlobalName: container } as const;
}
