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

/** The start pages of a remote that have a first view: a file each in its `src/first-view`, by the page's name. */
export function firstViewsIn(folder) {
  const views = join(folder, 'src/first-view');
  if (!existsSync(views)) return [];
  return readdirSync(views)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ page: basename(file, '.tsx'), file: join(views, file) }));
}

/** The script of a first view is named so beside the files of its screen. */
export const firstViewName = (page) => `first-${page}.js`;

/**
 * The script of a first view: what the page's own component looks like as React draws it for a sample, and the file's
 * `fill`, which says what stands in its places for this visit, handed to the page, which draws it. No React, and nothing of
 * what `fill` does not use. `inputs` are the files it was made of. `namedBy` says how the build of an app names the classes of
 * a stylesheet.
 */
export async function firstViewOf(app, { page, file }, namedBy = namedIn) {
  const named = namedBy(app);
  const frame = await frameOf(page, namedBy('host'));
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
      withoutEffects,
    ],
  });
  return {
    text: outputFiles[0].text.trim(),
    inputs: [...new Set([...read, ...filesOf(metafile)])],
  };
}

/** Which element ends says the order alone: 50 to 90 bytes less of what travels. */
const withoutEndNames = (markup) => markup.replaceAll(/<\/[\w-]+>/g, '</>');

/** The file without its page and its sample: with what `fill` asks for alone, no component is bundled at all. */
async function withoutPageOf(file, follows) {
  const { outputFiles } = await build({
    ...shared,
    stdin: {
      contents: `export { fill${follows ? ', next' : ''} } from ${JSON.stringify(file)};`,
      resolveDir: parts,
    },
    format: 'esm',
    plugins: [
      {
        name: 'others-outside',
        setup({ onResolve, resolve }) {
          onResolve({ filter: /.*/ }, async ({ path, pluginData, ...asked }) => {
            if (pluginData === 'asked' || path === file) return undefined;
            const { errors, path: found } = await resolve(path, { ...asked, pluginData: 'asked' });
            return errors.length > 0
              ? { errors }
              : { path: found, external: true, sideEffects: false };
          });
        },
      },
    ],
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

/** Of a file that brings more than `fill` asks for, the rest stays out. */
const withoutEffects = {
  name: 'without-effects',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === 'asked') return undefined;
      const { errors, path: found } = await resolve(path, { ...asked, pluginData: 'asked' });
      return errors.length > 0 ? { errors } : { path: found, sideEffects: false };
    });
  },
};
