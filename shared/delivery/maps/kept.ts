import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ObjectStore } from '../store/objects';
import { openStore } from '../store/open';

/**
 * Opens the store of source maps, which is separate because everything in the main store is public.
 * A folder store has one beside it. For a bucket, the user must name another place.
 */
export async function openMaps(
  named: string | undefined,
  store: ObjectStore,
): Promise<ObjectStore | undefined> {
  const place = named ?? process.env['MFE_MAPS'];
  if (place) return openStore(place);
  return store.where.includes('://') ? undefined : openStore(join(dirname(store.where), '.maps'));
}

/** Stores the source maps of a build. Each name is the digest of the built file, so that a map never changes. */
export async function keepMaps(
  maps: ObjectStore | undefined,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length === 0 || maps === undefined) {
    say('No source maps are kept: a build from elsewhere, or no place for them (--maps).');
    return;
  }
  for (const name of names) await maps.write(name, readFileSync(join(folder, name)));
}
