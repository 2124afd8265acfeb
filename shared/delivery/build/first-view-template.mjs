import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');
export const parts = join(root, 'shared/product/page/src/first-view');
const ours = createRequire(import.meta.url);
const library = createRequire(
  createRequire(join(root, 'shared/platform/router/package.json')).resolve('react-router-dom'),
);

/** esbuild options for all bundles of a prerender. The thrown error says what failed, so esbuild prints nothing. */
export const shared = {
  bundle: true,
  write: false,
  metafile: true,
  charset: 'utf8',
  logLevel: 'silent',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
};

const forNode = { ...shared, platform: 'node', format: 'cjs' };

export const filesOf = (metafile) =>
  Object.keys(metafile.inputs).filter((file) => !/^(<stdin>|[\w-]+:)/.test(file));

/** Empty storage of a new tab. */
const newTab = { getItem: () => null };

/** Separates adjacent text nodes of React, because browsers lay out text node by node. build-tree.ts reads it. */
const TEXT_END = '\ue000';
const withTextEnds = (markup) =>
  markup.replaceAll('<!-- -->', TEXT_END).replaceAll(/<!--.*?-->/g, '');

/**
 * Renders the step bar that the host shows above a page, with the class names of the host's build. Source: SHELL-001.
 */
export async function frameOf(page, named) {
  const contents = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { routes } from ${JSON.stringify(join(root, 'shared/platform/routes/src/routes.ts'))};
    import { StepBar } from ${JSON.stringify(join(root, 'host/src/shell/StepBar.tsx'))};
    const { phase } = routes[${JSON.stringify(page)}] ?? {};
    module.exports = phase ? renderToString(createElement(StepBar, { phase })) : '';
  `;
  const { outputFiles, metafile } = await build({
    ...forNode,
    stdin: { contents, resolveDir: parts, loader: 'tsx' },
    plugins: [classNames(named), ownReact],
  });
  const module = { exports: '' };
  new Function('module', 'require', outputFiles[0].text)(module, ours);
  const markup = withTextEnds(module.exports);
  return { markup, inputs: markup === '' ? [] : filesOf(metafile) };
}

/**
 * Renders page and parts for the fixture at build time, and replaces the values that differ per visit by slots.
 * @throws if the page needs more than the fixture has, or does not show the value of a slot.
 */
export async function templateOf(named, file) {
  const contents = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { StaticRouter } from 'react-router';
    import { QueryClientProvider, queryClient } from ${JSON.stringify(join(root, 'shared/platform/query/src/index.ts'))};
    import { View, sample as sampleOf } from ${JSON.stringify(file)};
    const sample = sampleOf();
    const address = { basename: '/app/', location: '/app' + sample.address };
    for (const { key, data } of sample.queries ?? []) queryClient.setQueryData(key, data);
    const drawn = (element, identifierPrefix) => withTextEnds(renderToString(
      createElement(QueryClientProvider, { client: queryClient },
        createElement(StaticRouter, address, element)),
      { identifierPrefix },
    ));

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
    ...forNode,
    stdin: { contents, resolveDir: parts, loader: 'tsx' },
    plugins: [classNames(named), ownReact, surroundingsOf(file)],
  });
  const module = { exports: {} };
  const names = ['module', 'exports', 'require', 'sessionStorage', 'globalThis', 'withTextEnds'];
  const run = new Function(...names, outputFiles[0].text);
  // Each page gets its own global object, because singletons are stored there and each page has its own copies.
  try {
    run(module, module.exports, ours, newTab, Object.create(globalThis), withTextEnds);
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

/** Removes the content of pictures on hidden slides. They keep their size. */
const withoutUnseen = (markup) =>
  markup.replaceAll(/<li[^>]* inert="">.*?<\/li>/gs, (slide) =>
    slide.replaceAll(/(<svg[^>]*>).*?<\/svg>/gs, '$1</svg>'),
  );

/**
 * Replaces elements first and then texts, the longest first, so that a value inside another one is not replaced alone.
 * Adds to `ids` the ids that React gave to each element on the page.
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

/** Ids of React. React numbers them through the page, and starts again for an element that is rendered alone. */
const ID = /_\w*?R_\w*?_/g;
const anyIds = (markup) => new RegExp(escaped(markup).replaceAll(ID, ID.source), 'g');
/** Replaces the ids of an element that was rendered alone by its ids on the page. */
const withIds = (markup, ids) => markup.replaceAll(ID, (id) => ids.get(id) ?? id);

/** Uses the same React for pages and build. */
const ownReact = {
  name: 'own-react',
  setup({ onResolve }) {
    onResolve({ filter: /^react(-dom)?(\/.*)?$/ }, ({ path }) => ({ path: ours.resolve(path) }));
  },
};

/** Uses the same router for page and build, and the session of the fixture. */
const surroundingsOf = (file) => ({
  name: 'surroundings',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-router$/ }, ({ path }) => ({ path: library.resolve(path) }));
    onResolve({ filter: /^@shared\/session$/ }, () => ({ path: 'session', namespace: 'sample' }));
    // An object, because a page may import names that it does not use to render. They may be missing.
    onLoad({ filter: /.*/, namespace: 'sample' }, () => ({
      contents: `const { sessionOf } = require(${JSON.stringify(join(parts, 'sample-session.ts'))});
        module.exports = { ...sessionOf(() => require(${JSON.stringify(file)}).sample()) };`,
      resolveDir: parts,
    }));
  },
});

/** Returns the function that names classes of an app as `app-config.mjs` does. */
export const namedIn = (app) => (path, name) => `${app}-${basename(path, '.module.css')}-${name}`;

/** Returns a plugin that gives classes the same names as the webpack build. */
export const classNames = (named) => ({
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
