import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from './singletons.mjs';
import { versionOf } from './version.mjs';

export const versionsOf = (root) =>
  Object.fromEntries(apps.map((app) => [app, versionOf(root, app)]));

export const notBuilt = (store, versions) =>
  Object.keys(versions).filter((app) => !existsSync(join(store, app, versions[app], 'app.json')));
