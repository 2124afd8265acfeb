import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/**
 * Returns the modules of each script with their bytes before minification. The file is stored beside a build. Checks
 * of the build read it, to find modules that must not be there.
 */
export function modulesOf(compilation) {
  const files = {};
  for (const chunk of compilation.chunks) {
    const sizes = {};
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
      for (const one of module.modules ?? [module]) {
        const name = nameOf(one);
        if (name) sizes[name] = (sizes[name] ?? 0) + Math.round(one.size());
      }
    const sorted = Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const file of chunk.files)
      if (file.endsWith('.js')) files[file] = Object.fromEntries(sorted);
  }
  return files;
}

/**
 * Returns the package name for a library, or the path for our own file. The start file of federation has none, because
 * its size changes with the path of the checkout.
 */
function nameOf({ userRequest }) {
  const path = userRequest?.split('?')[0];
  if (!path || /\.css$|[/\\]\.federation[/\\]/.test(path)) return undefined;
  const [, library] = /.*node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(path) ?? [];
  return library ?? relative(root, path);
}
