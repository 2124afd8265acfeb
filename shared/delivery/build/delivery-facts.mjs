import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from './package-of.cjs';
import { folderOf, shared, sharedOf } from './singletons.mjs';
import { versionOf } from './version.mjs';

/**
 * What the gate asks of a build before it may go live, beside its files: names, what it shares, which contract it needs
 * or gives, and what built it. The same sources say the same on every machine.
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

/** The version of what the host gives under this key: a library's own, or that of the facade's package. */
function offered(root, key) {
  const name = packageOf(key);
  return name.startsWith('@shared/')
    ? packageIn(join(root, name.replace('@', ''))).version
    : versionOfPackage(root, shared[key].from ?? 'host', name);
}

const versionOfPackage = (root, folder, name) =>
  packageIn(join(root, folder, 'node_modules', name)).version;

const packageIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
