import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from './singletons.mjs';
import { versionOf } from './version.mjs';

/** Returns the versions of the five apps in this checkout. */
export const versionsOf = (root) =>
  Object.fromEntries(apps.map((app) => [app, versionOf(root, app)]));

/** Returns the apps whose version is not in the store yet. */
export const notBuilt = (store, versions) =>
  Object.keys(versions).filter((app) => !existsSync(join(store, app, versions[app], 'app.json')));
