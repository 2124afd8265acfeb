import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import {
  classNames,
  filesOf,
  frameOf,
  namedIn,
  parts,
  shared,
  templateOf,
} from './first-view-template.mjs';
import { targets } from './targets.mjs';

/** Returns the prerendered start pages of a remote. Each is a file in `src/first-view` with the name of the page. */
export function firstViewsIn(folder) {
  const views = join(folder, 'src/first-view');
  if (!existsSync(views)) return [];
  return readdirSync(views)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ page: basename(file, '.tsx'), file: join(views, file) }));
}

/** Returns the file name of the prerender script. It is beside the other files of its screen. */
export const firstViewName = (page) => `first-${page}.js`;

/**
 * Builds the prerender script of a page. It passes two things to the prerender runtime: the markup that React renders
 * for the fixture, and the function `fill`, which returns the content of the slots for a visit. It has no React, and
 * only the modules that `fill` needs. `inputs` are the source files.
 */
export async function firstViewOf(app, { page, file }) {
  const named = namedIn(app);
  const frame = await frameOf(page, namedIn('host'));
  const { markups, inputs: drawn } = await templateOf(named, file);
  const read = [...frame.inputs, ...drawn];
  const follows = /^export .*\bnext\b/m.test(readFileSync(file, 'utf8'));
  const template = { page, ...markups, markup: frame.markup + markups.markup };
  const given = follows ? 'fill, next' : 'fill';
  const contents = `
    import { ${given} } from 'without-page';
    (window.__firstViews ??= []).push({
      ...${withoutEndNames(JSON.stringify(template))},
      from: document.currentScript?.src,
      ${given},
    });
  `;
  const { outputFiles, metafile } = await build({
    ...shared,
    stdin: { contents, resolveDir: parts, loader: 'ts' },
    format: 'iife',
    minify: true,
    target: targets.esbuild,
    plugins: [
      withoutPage(file, await withoutPageOf(file, follows)),
      classNames(named),
      withoutEffects(),
    ],
  });
  return {
    text: outputFiles[0].text.trim(),
    inputs: [...new Set([...read, ...filesOf(metafile)])],
  };
}

/** Removes the names of end tags, because their order is enough. This saves 50 to 90 bytes of transfer. */
const withoutEndNames = (markup) => markup.replaceAll(/<\/[\w-]+>/g, '</>');

/** Returns the file without page and fixture. It imports only what `fill` needs, so no component is bundled. */
async function withoutPageOf(file, follows) {
  const { outputFiles } = await build({
    ...shared,
    stdin: {
      contents: `export { fill${follows ? ', next' : ''} } from ${JSON.stringify(file)};`,
      resolveDir: parts,
    },
    format: 'esm',
    plugins: [withoutEffects({ external: true, except: file })],
  });
  return outputFiles[0].text;
}

const withoutPage = (file, contents) => ({
  name: 'without-page',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^without-page$/ }, () => ({ path: file, namespace: 'without-page' }));
    onLoad({ filter: /.*/, namespace: 'without-page' }, () => ({ contents, resolveDir: parts }));
  },
});

/**
 * Marks all modules except one as free of side effects, so that tree shaking removes exports that `fill` does not use.
 * With `external`, their code stays outside.
 */
const withoutEffects = ({ external = false, except } = {}) => ({
  name: 'without-effects',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === 'asked' || path === except) return undefined;
      const { errors, path: found } = await resolve(path, { ...asked, pluginData: 'asked' });
      return errors.length > 0 ? { errors } : { path: found, external, sideEffects: false };
    });
  },
});
