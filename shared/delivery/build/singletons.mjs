import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './names.cjs';
import { packageOf } from './package-of.cjs';

export { folderOf };

/**
 * What all five builds share on one page: whatever holds module state or a React context, and nothing else.
 * The host provides every one of them from its first file; remotes carry no copy (`import: false`), so a second
 * React or a second session cannot exist on a page. Libraries with state are shared through a facade of ours,
 * because sharing a whole library ends its tree shaking (the router: 59.7 kB instead of 13.6).
 *
 * A sub-path would be a second key and could become a second copy, so each has exactly one entry.
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
 * Shared although they hold no state. A remote can only link to pages this host has, and the settings are read from this
 * page. dayjs is shared so that no remote carries a copy; `from` is the package whose dependency it is.
 */
export const shared = {
  ...singletons,
  '@shared/routes/href': { requiredVersion: '^1.0.0' },
  '@shared/config/settings': { requiredVersion: '^1.0.0' },
  dayjs: { requiredVersion: '^1.11.0', from: 'shared/domain' },
  'dayjs/plugin/utc': { requiredVersion: '^1.11.0', from: 'shared/domain' },
};

const FOLDER = /^remote-([a-z]+)$/;
/** The remotes by their name in the release: plain Node reads the folders, everything else `@shared/routes/apps`. */
export const remotes = readdirSync(join(import.meta.dirname, '../../..'))
  .sort()
  .flatMap((folder) => FOLDER.exec(folder)?.[1] ?? []);
export const apps = ['host', ...remotes];

/**
 * The shared modules with the versions an app takes. Before a host raises a library, its remotes say in `accepts` of their
 * package.json that they run with both: {"react": "^19.0.0 || ^20.0.0"}.
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

/** What the remote in this folder says that it takes. */
export const sharedOf = (folder) =>
  sharedWith(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).accepts);
