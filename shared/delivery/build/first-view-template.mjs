import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');
/** Where first views are drawn. */
export const parts = join(root, 'shared/page/src/first-view');
const ours = createRequire(import.meta.url);
const library = createRequire(
  createRequire(join(root, 'shared/router/package.json')).resolve('react-router-dom'),
);

/** How everything of a first view is bundled. */
export const shared = {
  bundle: true,
  write: false,
  metafile: true,
  charset: 'utf8',
  logLevel: 'error',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
};

const forNode = { ...shared, platform: 'node', format: 'cjs' };

/** What a bundle was made of. */
export const filesOf = (metafile) =>
  Object.keys(metafile.inputs).filter((file) => !/^(<stdin>|[\w-]+:)/.test(file));

/** Nobody has done anything in it. */
const newTab = { getItem: () => null };

/** Between texts that are nodes of their own in React's page: engines set words node by node. Read by build-tree.ts. */
const TEXT_END = '\ue000';
const withTextEnds = (markup) =>
  markup.replaceAll('<!-- -->', TEXT_END).replaceAll(/<!--.*?-->/g, '');

/** What the host draws above a page in the same main part, with the class names of the host's build. Source: SHELL-001. */
export async function frameOf(page, named) {
  const contents = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { routes } from ${JSON.stringify(join(root, 'shared/routes/src/routes.ts'))};
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

/** Page and parts as React writes them for the sample, with marks where a visit has its own. */
export async function templateOf(named, file) {
  const contents = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { StaticRouter } from 'react-router';
    import { QueryClientProvider, queryClient } from ${JSON.stringify(join(root, 'shared/query/src/index.ts'))};
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
  // A world of its own: parts of which a page has one copy stand there, and the next page brings its own.
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

/** One React for pages and build. */
const ownReact = {
  name: 'own-react',
  setup({ onResolve }) {
    onResolve({ filter: /^react(-dom)?(\/.*)?$/ }, ({ path }) => ({ path: ours.resolve(path) }));
  },
};

/** One router for page and build; the session is the sample's. */
const surroundingsOf = (file) => ({
  name: 'surroundings',
  setup({ onResolve, onLoad }) {
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
export const namedIn = (app) => (path, name) => `${app}-${basename(path, '.module.css')}-${name}`;

/** The names webpack's build gives the classes of a stylesheet. */
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
