import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { targets } from './targets.mjs';

const root = join(import.meta.dirname, '../../..');
const parts = join(root, 'shared/page/src/first-view');
const ours = createRequire(import.meta.url);
const library = createRequire(
  createRequire(join(root, 'shared/router/package.json')).resolve('react-router-dom'),
);

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
 * `fill`, which says what stands in its places for this visit. No React, and nothing of what `fill` does not use.
 * `inputs` are the files it was made of.
 */
export async function firstViewOf(app, { page, file }) {
  const template = await templateOf(app, file);
  const contents = `
    import { drawFirstView } from ${JSON.stringify(join(parts, 'draw.ts'))};
    import { fill } from ${JSON.stringify(file)};
    drawFirstView(${JSON.stringify({ page, markup: template.markup })}, fill);
  `;
  const { outputFiles, metafile } = await build({
    ...shared,
    stdin: { contents, resolveDir: parts, loader: 'ts' },
    format: 'iife',
    minify: true,
    target: targets.esbuild,
    plugins: [classNames(app), withoutEffects],
  });
  return {
    text: outputFiles[0].text.trim(),
    inputs: [...new Set([...template.inputs, ...filesOf(metafile)])],
  };
}

const shared = {
  bundle: true,
  write: false,
  metafile: true,
  charset: 'utf8',
  logLevel: 'error',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
};

const filesOf = (metafile) =>
  Object.keys(metafile.inputs).filter((file) => !/^(<stdin>|[\w-]+:)/.test(file));

/** The component as React writes it for the sample, with `{{name}}` where a visit has a text of its own. */
async function templateOf(app, file) {
  const contents = `
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { StaticRouter } from 'react-router';
    import { QueryClientProvider, queryClient } from ${JSON.stringify(join(root, 'shared/query/src/index.ts'))};
    import { View, sample } from ${JSON.stringify(file)};
    const address = { basename: '/app/', location: '/app' + sample.address };
    const page = createElement(StaticRouter, address, createElement(View));
    const markup = renderToStaticMarkup(
      createElement(QueryClientProvider, { client: queryClient }, page),
    );
    module.exports = { markup, places: sample.places };
  `;
  const { outputFiles, metafile } = await build({
    ...shared,
    stdin: { contents, resolveDir: parts, loader: 'tsx' },
    platform: 'node',
    format: 'cjs',
    plugins: [classNames(app), surroundingsOf(file)],
  });
  const module = { exports: {} };
  const run = new Function('module', 'exports', 'require', outputFiles[0].text);
  run(module, module.exports, ours);
  const { markup, places } = module.exports;
  return { markup: withPlaces(withoutUnseen(markup), places, file), inputs: filesOf(metafile) };
}

/** Drawings beside the slide that is shown keep their size alone. */
const withoutUnseen = (markup) =>
  markup.replaceAll(/<li[^>]* inert="">.*?<\/li>/gs, (slide) =>
    slide.replaceAll(/(<svg[^>]*>).*?<\/svg>/gs, '$1</svg>'),
  );

function withPlaces(markup, places, file) {
  const longestFirst = Object.entries(places).sort(([, a], [, b]) => b.length - a.length);
  return longestFirst.reduce((left, [name, text]) => {
    const written = text.replaceAll('&', '&amp;');
    if (!left.includes(written))
      throw new Error(`${file}: the sample's page has no "${text}" for the place ${name}`);
    return left.replaceAll(written, `{{${name}}}`);
  }, markup);
}

/** One React and one router for page and build; the session is the sample's. */
const surroundingsOf = (file) => ({
  name: 'surroundings',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(-dom)?(\/.*)?$/ }, ({ path }) => ({ path: ours.resolve(path) }));
    onResolve({ filter: /^react-router$/ }, ({ path }) => ({ path: library.resolve(path) }));
    onResolve({ filter: /^@shared\/session$/ }, () => ({ path: 'session', namespace: 'sample' }));
    // As an object: what a page names and does not draw with need not be there.
    onLoad({ filter: /.*/, namespace: 'sample' }, () => ({
      contents: `const { sessionOf } = require(${JSON.stringify(join(parts, 'sample-session.ts'))});
        module.exports = { ...sessionOf(() => require(${JSON.stringify(file)}).sample) };`,
      resolveDir: parts,
    }));
  },
});

/** The names webpack's build gives the classes of a stylesheet. */
const classNames = (app) => ({
  name: 'class-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
      const file = basename(path, '.module.css');
      const names = [...readFileSync(path, 'utf8').matchAll(/\.([A-Za-z_][\w-]*)/g)];
      const given = names.map(([, name]) => [name, `${app}-${file}-${name}`]);
      return { contents: `module.exports = ${JSON.stringify(Object.fromEntries(given))}` };
    });
    onLoad({ filter: /\.css$/ }, () => ({ contents: '' }));
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
