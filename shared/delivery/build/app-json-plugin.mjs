import { join, resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import { bundledScript } from './bundled-script.mjs';
import { integrityOf } from './digest.cjs';
import { firstView } from './first-view.mjs';
import { modulesOf } from './modules.mjs';
import { firstViewName, firstViewOf, firstViewsIn } from './remote-first-view.mjs';

const NAME = 'app-json';

/**
 * Writes `app.json` beside a build: everything a release needs to know of it. Digest and size of every file, the
 * entry, and which files each screen needs, so that they can be preloaded before any code has run.
 */
export class AppJsonPlugin {
  constructor(app) {
    this.app = app;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (!this.app.container) emitPageParts(compilation, compiler.context);
      else if (compiler.options.mode === 'production')
        emitFirstViews(compilation, compiler.context, this.app.app);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const text = `${JSON.stringify(this.describe(compilation), null, 1)}\n`;
        compilation.emitAsset('app.json', new webpack.sources.RawSource(text));
        const modules = `${JSON.stringify(modulesOf(compilation), null, 1)}\n`;
        compilation.emitAsset('modules.json', new webpack.sources.RawSource(modules));
      });
    });
  }

  describe(compilation) {
    const { app, version, container, facts } = this.app;
    const { uniqueName, publicPath } = compilation.outputOptions;
    const names = { schema: 1, app, version, uniqueName, publicPath };
    const described = { ...names, ...used(facts, compilation), files: filesOf(compilation) };
    if (!container) return { ...described, entry: initialFiles(compilation) };
    return {
      ...described,
      container,
      entry: { js: ['entry.js'], css: [] },
      screens: screensOf(compilation),
    };
  }
}

/**
 * Parts of index.html, kept with the host's version so that a page can be put together from published files alone,
 * by a checkout of another day as well: the routes are this host's, not those of whoever promotes.
 */
function emitPageParts(compilation, context) {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
  compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
    const emit = (part, text) =>
      compilation.emitAsset(`page/${part}`, new webpack.sources.RawSource(text));
    const page = join(context, 'src/page');
    const first = firstView(page);
    emit('index.html', first.template);
    emit('shell.css', first.css);
    const { text, inputs } = bundledScript(join(page, 'starter.ts'));
    for (const file of [...first.inputs, ...inputs])
      compilation.fileDependencies.add(resolve(file));
    emit('starter.js', text);
    const { startRoutes } = await tsImport('../../release/src/start-routes.ts', import.meta.url);
    emit('routes.json', JSON.stringify(startRoutes()));
  });
}

/** What start pages show before React is here, each in a script of its own. */
function emitFirstViews(compilation, folder, app) {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
  compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
    for (const view of firstViewsIn(folder)) {
      const { text, inputs } = await firstViewOf(app, view);
      compilation.emitAsset(firstViewName(view.page), new webpack.sources.RawSource(text));
      for (const file of inputs) compilation.fileDependencies.add(resolve(file));
    }
  });
}

/**
 * Which names of each shared module this build uses: the types of those are compared with what the host gives. A key
 * that nothing asks for keeps no names; one that is used as a whole has none either.
 */
function used(facts, compilation) {
  const shared = { ...facts.shared };
  for (const module of compilation.modules) {
    const key = module.type === 'consume-shared-module' ? module.options.shareKey : undefined;
    if (key && shared[key])
      shared[key] = { ...shared[key], uses: namesAskedFor(compilation.moduleGraph, module) };
  }
  return { ...facts, shared };
}

function namesAskedFor(moduleGraph, module) {
  const connections = [...moduleGraph.getIncomingConnections(module)];
  const references = connections.flatMap(
    ({ dependency }) => dependency?.getReferencedExports(moduleGraph, undefined) ?? [],
  );
  const names = references.map((reference) => (reference.name ?? reference)[0]);
  return [...new Set(names)].filter(Boolean).sort();
}

function filesOf(compilation) {
  const shipped = compilation
    .getAssets()
    .filter(({ name }) => !/\.map$|^(app|modules|mf-\w+)\.json$|^page\//.test(name));
  return Object.fromEntries(
    shipped.map(({ name, source }) => {
      const bytes = source.buffer();
      return [name, { integrity: integrityOf(bytes), bytes: bytes.length }];
    }),
  );
}

const initialFiles = (compilation) => split(compilation.entrypoints.get('main').getFiles());

/** Files of each screen, by the name of its page: component, file and route share one name. */
function screensOf(compilation) {
  const screens = {};
  const [exposed] = compilation.chunkGroups.filter((group) => group.name === 'screens');
  for (const group of exposed?.getChildren() ?? []) {
    const name = group.origins[0]?.request?.match(/([A-Za-z]+)(\.tsx)?$/)?.[1];
    const first = firstViewName(name);
    if (name)
      screens[name] = {
        ...split([...exposed.getFiles(), ...group.getFiles()]),
        ...(compilation.getAsset(first) && { first }),
      };
  }
  return screens;
}

function split(files) {
  const shipped = [...new Set(files)].filter((file) => !file.endsWith('.map'));
  return {
    js: shipped.filter((file) => file.endsWith('.js')),
    css: shipped.filter((file) => file.endsWith('.css')),
  };
}
