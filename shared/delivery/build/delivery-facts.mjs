import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '../base/package-of.cjs';
import { sharedFolders } from '../base/shared-folders.cjs';
import { folderOf, shared, sharedOf } from './singletons.mjs';
import { versionOf } from './version.mjs';

/**
 * Returns the data that the compatibility check needs of a build: names, shared modules, contract version and build
 * tools. The same sources have the same data on every machine.
 */
export function deliveryFacts(root, app) {
  const isHost = app === 'host';
  const { contract } = packageIn(join(root, folderOf(app)));
  if (!contract) throw new Error(`${folderOf(app)}/package.json says nothing of its contract`);
  return {
    sources: versionOf(root, app).split('-').at(-1),
    contract,
    runtime: {
      webpack: versionOfPackage(root, 'shared/delivery', 'webpack'),
      federation: versionOfPackage(root, 'shared/delivery', '@module-federation/enhanced'),
    },
    shared: Object.fromEntries(
      Object.entries(sharedOf(join(root, folderOf(app)))).map(([key, { requiredVersion }]) => [
        key,
        isHost ? { provided: offered(root, key) } : { required: requiredVersion, carried: false },
      ]),
    ),
  };
}

/** Returns the version of a shared module that the host provides: of the library, or of our package around it. */
function offered(root, key) {
  const name = packageOf(key);
  return name.startsWith('@shared/')
    ? packageIn(join(root, sharedFolders(root)[name.replace('@shared/', '')])).version
    : versionOfPackage(root, shared[key].from ?? 'host', name);
}

const versionOfPackage = (root, folder, name) =>
  packageIn(join(root, folder, 'node_modules', name)).version;

const packageIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
