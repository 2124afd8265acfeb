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
 * `inputs` are the files it was made of. `named` is how this build names the classes of a stylesheet.
 */
export async function firstViewOf(app, { page, file }, named = namedIn(app)) {
  const { markups, inputs: read } = await templateOf(named, file);
  const follows = /^export .*\bnext\b/m.test(readFileSync(file, 'utf8'));
  const imported = (name, from) => `import { ${name} } from ${JSON.stringify(join(parts, from))};`;
  const more = [
    ...(follows ? [['follow', 'following(next)', imported('following', 'follow.ts')]] : []),
    ...(hasFields(markups)
      ? [['keepFields', 'keepFields', imported('keepFields', 'fields.ts')]]
      : []),
  ];
  const contents = `
    import { drawFirstView } from ${JSON.stringify(join(parts, 'draw.ts'))};
    ${more.map(([, , from]) => from).join('\n    ')}
    import { fill${follows ? ', next' : ''} } from 'without-page';
    drawFirstView(${JSON.stringify({ page, ...markups })}, fill, {${more.map(([name, value]) => `${name}: ${value}`)}});
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

const hasFields = (markups) => /<(input|select|textarea) /.test(JSON.stringify(markups));

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

/** Nobody has done anything in it. */
const newTab = { getItem: () => null };

/** Page and parts as React writes them for the sample, with marks where a visit has its own. */
async function templateOf(named, file) {
  const contents = `
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { StaticRouter } from 'react-router';
    import { QueryClientProvider, queryClient } from ${JSON.stringify(join(root, 'shared/query/src/index.ts'))};
    import { View, sample as sampleOf } from ${JSON.stringify(file)};
    const sample = sampleOf();
    const address = { basename: '/app/', location: '/app' + sample.address };
    for (const { key, data } of sample.queries ?? []) queryClient.setQueryData(key, data);
    const drawn = (element, identifierPrefix) => renderToStaticMarkup(
      createElement(QueryClientProvider, { client: queryClient },
        createElement(StaticRouter, address, element)),
      { identifierPrefix },
    );
    const written = (value, name) => (typeof value === 'string' ? value : { markup: drawn(value, name) });
    const places = (all) => Object.entries(all).map(([name, value]) => [name, written(value, name)]);
    module.exports = {
      page: { markup: drawn(createElement(View), ''), places: places(sample.places) },
      parts: Object.entries(sample.parts ?? {}).map(([name, part]) => [
        name,
        { markup: drawn(part.element, name), places: places(part.places) },
      ]),
    };
    queryClient.clear();
  `;
  const { outputFiles, metafile } = await build({
    ...shared,
    stdin: { contents, resolveDir: parts, loader: 'tsx' },
    platform: 'node',
    format: 'cjs',
    plugins: [classNames(named), surroundingsOf(file)],
  });
  const module = { exports: {} };
  const names = ['module', 'exports', 'require', 'sessionStorage', 'globalThis'];
  const run = new Function(...names, outputFiles[0].text);
  // A world of its own: parts of which a page has one copy stand there, and the next page brings its own.
  try {
    run(module, module.exports, ours, newTab, Object.create(globalThis));
  } catch (cause) {
    throw new Error(
      `${file}: the sample's page is not drawn (sample-session.ts has what it may ask of the session): ${cause.message}`,
      { cause },
    );
  }
  const { page, parts: drawn } = module.exports;
  const ids = new Map();
  const markup = withPlaces({ ...page, markup: withoutUnseen(page.markup) }, file, ids);
  const marked = drawn.map(([name, part]) => [
    name,
    withIds(withPlaces(part, `${file}, part ${name}`), ids),
  ]);
  const markups = { markup, ...(marked.length > 0 && { parts: Object.fromEntries(marked) }) };
  return { markups, inputs: filesOf(metafile) };
}

/** Drawings beside the slide that is shown keep their size alone. */
const withoutUnseen = (markup) =>
  markup.replaceAll(/<li[^>]* inert="">.*?<\/li>/gs, (slide) =>
    slide.replaceAll(/(<svg[^>]*>).*?<\/svg>/gs, '$1</svg>'),
  );

/**
 * Elements first, then texts, the longest first: what is part of another stays its part. `ids` learns which of the page's
 * ids an element was given.
 */
function withPlaces({ markup, places }, of, ids = new Map()) {
  const lengthOf = ([, value]) => value.markup?.length ?? value.length;
  const inOrder = [...places].sort(
    (one, other) => isText(one) - isText(other) || lengthOf(other) - lengthOf(one),
  );
  return inOrder.reduce((left, [name, value]) => {
    const isElement = !isText([name, value]);
    const wanted = isElement ? anyIds(value.markup) : plain(value.replaceAll('&', '&amp;'));
    const found = left.match(wanted);
    if (!found)
      throw new Error(
        `${of}: the sample's page has no "${value.markup ?? value}" for the place ${name}`,
      );
    if (isElement)
      for (const [index, [given]] of [...value.markup.matchAll(ID)].entries())
        ids.set(given, [...found[0].matchAll(ID)][index]?.[0]);
    return left.replaceAll(wanted, isElement ? `<slot ${name}/>` : `{{${name}}}`);
  }, markup);
}
const isText = ([, value]) => typeof value === 'string';
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plain = (text) => new RegExp(escaped(text), 'g');

/** As React counts them through a page; what is drawn alone begins anew. */
const ID = /_\w*?R_\w*?_/g;
const anyIds = (markup) => new RegExp(escaped(markup).replaceAll(ID, ID.source), 'g');
/** Ids that an element was handed are those of the page it stands in. */
const withIds = (markup, ids) => markup.replaceAll(ID, (id) => ids.get(id) ?? id);

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
        module.exports = { ...sessionOf(() => require(${JSON.stringify(file)}).sample()) };`,
      resolveDir: parts,
    }));
  },
});

/** As `app-config.mjs` names the classes of an app. */
const namedIn = (app) => (path, name) => `${app}-${basename(path, '.module.css')}-${name}`;

/** The names webpack's build gives the classes of a stylesheet. */
const classNames = (named) => ({
  name: 'class-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
      const names = [...readFileSync(path, 'utf8').matchAll(/\.([A-Za-z_][\w-]*)/g)];
      const given = names.map(([, name]) => [name, named(path, name)]);
      return { contents: `module.exports = ${JSON.stringify(Object.fromEntries(given))}` };
    });
    onLoad({ filter: /\.css$/ }, () => ({ contents: '' }));
  },
});

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
