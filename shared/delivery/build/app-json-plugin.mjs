import { join, resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import { integrityOf } from '../base/digest.cjs';
import { bundledScript } from './bundled-script.mjs';
import { firstView } from './first-view.mjs';
import { modulesOf } from './modules.mjs';
import { firstViewName, firstViewOf, firstViewsIn } from './remote-first-view.mjs';

const NAME = 'app-json';

/**
 * Writes `app.json` beside a build, with all data that a release needs. It has digest and size of every file, the
 * entry, and the files of each screen, so that the page can preload them before any code runs.
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
 * Writes the parts of index.html beside the host. A later checkout can then build the page from published files only,
 * with the routes of this host instead of its own.
 */
function emitPageParts(compilation, context) {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
  compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
    const emit = (part, text) =>
      compilation.emitAsset(`page/${part}`, new webpack.sources.RawSource(text));
    const page = join(context, 'src/boot');
    await prerender(compilation, 'home', () => {
      const first = firstView(page);
      emit('index.html', first.template);
      emit('shell.css', first.css);
      return first.inputs;
    });
    const { text, inputs } = bundledScript(join(page, 'starter.ts'));
    for (const file of inputs) compilation.fileDependencies.add(resolve(file));
    emit('starter.js', text);
    const { startRoutes } = await tsImport(
      '../../platform/release/src/start-routes.ts',
      import.meta.url,
    );
    emit('routes.json', JSON.stringify(startRoutes()));
  });
}

function emitFirstViews(compilation, folder, app) {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
  compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
    for (const view of firstViewsIn(folder))
      await prerender(compilation, view.page, async () => {
        const { text, inputs } = await firstViewOf(app, view);
        compilation.emitAsset(firstViewName(view.page), new webpack.sources.RawSource(text));
        return inputs;
      });
  });
}

/**
 * Emits a prerendered page. Adds an error to the build's list instead of throwing it, because webpack prints an error
 * of a hook several times.
 */
async function prerender(compilation, page, emit) {
  try {
    for (const file of await emit()) compilation.fileDependencies.add(resolve(file));
  } catch (error) {
    const sentence = `The page ${page} cannot be prerendered. ${error.message}`;
    compilation.errors.push(new webpack.WebpackError(sentence));
  }
}

/**
 * Returns the shared modules with the names that this build uses. The compatibility check compares their types with
 * those of the host. A module that is unused or used as a whole has no names.
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

/** Sorts the files, because loaders emit them in the order in which they end. */
function filesOf(compilation) {
  const shipped = compilation
    .getAssets()
    .filter(({ name }) => !/\.map$|^(app|modules|mf-\w+)\.json$|^page\//.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return Object.fromEntries(
    shipped.map(({ name, source }) => {
      const bytes = source.buffer();
      return [name, { integrity: integrityOf(bytes), bytes: bytes.length }];
    }),
  );
}

const initialFiles = (compilation) => split(compilation.entrypoints.get('main').getFiles());

/** Returns the files of each screen by the name of its page. Component, file and route have the same name. */
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
