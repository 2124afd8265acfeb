import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../base/names.cjs';
import { packageOf } from '../base/package-of.cjs';

export { folderOf };

/**
 * The shared modules with state or a React context. All five builds use one copy of each on a page.
 * The host provides all of them in its first files, and remotes have no copy (`import: false`), so a page can never
 * have a second React or a second session. Libraries with state are shared through our own packages, because a library
 * that is shared as a whole has no tree shaking (the router would have 59.7 kB instead of 13.6).
 *
 * Each has exactly one entry, because a sub-path would be a second key and could become a second copy.
 */
export const singletons = {
  react: { requiredVersion: '^19.0.0' },
  'react/jsx-runtime': { requiredVersion: '^19.0.0' },
  'react-dom': { requiredVersion: '^19.0.0' },
  '@shared/router': { requiredVersion: '^1.0.0' },
  '@shared/query': { requiredVersion: '^1.0.0' },
  '@shared/session': { requiredVersion: '^1.0.0' },
  '@shared/application': { requiredVersion: '^1.0.0' },
  '@shared/popup': { requiredVersion: '^1.0.0' },
  '@shared/bridge': { requiredVersion: '^1.0.0' },
};

/**
 * All shared modules, also some without state. A remote can only link to pages that this host has, and the settings
 * come from this page. dayjs is shared so that no remote has a copy. `from` is the package that depends on it.
 */
export const shared = {
  ...singletons,
  '@shared/routes/href': { requiredVersion: '^1.0.0' },
  '@shared/config/settings': { requiredVersion: '^1.0.0' },
  dayjs: { requiredVersion: '^1.11.0', from: 'shared/product/domain' },
  'dayjs/plugin/utc': { requiredVersion: '^1.11.0', from: 'shared/product/domain' },
};

const FOLDER = /^remote-([a-z]+)$/;
/** Names of the remotes, read from the folders for plain Node. Other code uses `@shared/routes/apps`. */
export const remotes = readdirSync(join(import.meta.dirname, '../../..'))
  .sort()
  .flatMap((folder) => FOLDER.exec(folder)?.[1] ?? []);
export const apps = ['host', ...remotes];

/**
 * Returns the shared modules with the versions that an app accepts. Before a host updates a library, its remotes
 * declare in `accepts` of their package.json that they run with both versions. Example: {"react": "^19.0.0 ||
 * ^20.0.0"}.
 * @throws if `accepts` names a package that is not shared.
 */
export function sharedWith(accepts = {}) {
  const unknown = Object.keys(accepts).filter(
    (name) => !Object.keys(shared).some((key) => packageOf(key) === name),
  );
  if (unknown.length > 0)
    throw new Error(`accepts names what is not shared: ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(shared).map(([key, { requiredVersion }]) => [
      key,
      { requiredVersion: accepts[packageOf(key)] ?? requiredVersion },
    ]),
  );
}

/** Returns the shared modules with the versions that the remote in this folder accepts. */
export const sharedOf = (folder) =>
  sharedWith(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).accepts);
