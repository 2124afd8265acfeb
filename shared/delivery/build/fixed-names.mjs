import { realpathSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'fixed-names';
const packages = join(import.meta.dirname, '../../../node_modules/.pnpm');
const realPackages = realpathSync(packages);

/**
 * Removes the place of this checkout from the names of modules, because ids and file names come from them, and the same
 * sources must have the same bytes in every folder. Webpack makes names relative to the app, except:
 * - with a `#` in the path, which it marks by a zero character,
 * - for packages of another checkout, when node_modules is a link to it,
 * - for the two files of federation, whose names contain the path of the checkout or a digest of it.
 */
export class FixedNames {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(NAME, ({ hooks }) =>
      hooks.afterResolve.tap(NAME, ({ createData }) => {
        for (const key of ['context', 'request', 'userRequest'])
          createData[key] = inEveryFolder(createData[key]);
      }),
    );
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = federationId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      }),
    );
  }
}

const inEveryFolder = (request) =>
  request
    .replaceAll('\0#', '#')
    .replaceAll(realPackages, () => packages)
    .replace(/([\\/]\.federation[\\/]entry)\.\w+/, '$1');

function federationId(module) {
  if (/^container entry /.test(module.identifier())) return 'entry';
  if (/[\\/]\.federation[\\/]entry/.test(module.nameForCondition() ?? '')) return 'runtime';
  return undefined;
}
