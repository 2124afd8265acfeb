import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ObjectStore } from '../store/objects';
import { openStore } from '../store/open';

/**
 * The place of source maps: beside the store and never in it, because whatever is in the store is served. A folder has one
 * beside it; a bucket needs another bucket, which somebody has to name.
 */
export async function openMaps(
  named: string | undefined,
  store: ObjectStore,
): Promise<ObjectStore | undefined> {
  const place = named ?? process.env['MFE_MAPS'];
  if (place) return openStore(place);
  return store.where.includes('://') ? undefined : openStore(join(dirname(store.where), '.maps'));
}

/** Keeps what a build left in `folder`; each is named by the digest of the file it is of, so that none ever changes. */
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
