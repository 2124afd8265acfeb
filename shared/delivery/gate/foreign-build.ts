import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import type { AppJson, AppName } from '@shared/release/release';
import { build } from 'esbuild';
import ts from 'typescript';
import { integrityOf } from '../base/digest.cjs';
import { compress, filesIn } from '../build/compress.mjs';
import { targets } from '../build/targets.mjs';
import { Refusal } from '../store/refusal';

type Assets = { js: { sync: readonly string[]; async: readonly string[] } };

/** The parts of `mf-manifest.json` that the federation plugin of every tool writes. */
type Manifest = {
  metaData: {
    globalName: string;
    publicPath: string;
    remoteEntry: { path: string; name: string; type: string };
  };
  shared: readonly { name: string; requiredVersion: string; assets: Assets }[];
  exposes: readonly { path: string; assets: Assets }[];
};

type Order = { app: AppName; version: string; source: string; into: string };

const WRAPPER = join(import.meta.dirname, '../build/foreign-entry.mjs');
const NOT_SHIPPED = /\.(js|map|html)$|[/\\](\.vite$|mf-stats\.json$)/;

/**
 * Writes the build of another tool in `<source>/dist` into a folder, as the host loads it, with its description. All
 * scripts become one, because the release has its digest and the loaders of other tools add scripts without one.
 * @throws {Refusal} when it exposes no screens.
 */
export async function foreignBuild({ app, version, source, into }: Order): Promise<string> {
  const built = join(source, 'dist');
  const manifest = json<Manifest>(join(built, 'mf-manifest.json'));
  const { metaData, shared, exposes } = manifest;
  const { globalName: container, publicPath, remoteEntry } = metaData;
  const exposed = exposes.find(({ path }) => path === './screens');
  if (!exposed) throw new Refusal(`${source} exposes no ./screens, in which the host finds pages`);
  cpSync(built, into, { recursive: true, filter: (path) => !NOT_SHIPPED.test(path) });
  const placeOf = (path: string) => relative(into, path).replaceAll('\\', '/');
  const css = filesIn(into)
    .map(placeOf)
    .filter((file) => file.endsWith('.css'))
    .sort();
  const entry = posix.join(remoteEntry.path, remoteEntry.name);
  const root = posix.relative(posix.dirname(entry), '.') || '.';
  const chunks = [...exposed.assets.js.sync, ...exposed.assets.js.async, entry];
  const scripts = chunks.map((file) => readFileSync(join(built, file), 'utf8'));
  // The chunks of webpack and Rspack wait in a list of the page until their entry runs.
  writeFileSync(`${into}.cjs`, `${scripts.join('\n;')}\n;module.exports = ${container};`);
  await build({
    entryPoints: { [entry.replace(/\.js$/, '')]: WRAPPER },
    outdir: into,
    alias: { remote: remoteEntry.type === 'module' ? join(built, entry) : `${into}.cjs` },
    define: { CSS: JSON.stringify(css), ROOT: JSON.stringify(`${root}/`) },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: container,
    target: targets.esbuild,
    charset: 'utf8',
    logLevel: 'error',
  });
  const assets = { js: { sync: [], async: [] }, css: { sync: css, async: [] } };
  const own: Manifest = {
    ...manifest,
    metaData: { ...metaData, remoteEntry: { ...remoteEntry, type: 'global' } },
    exposes: [{ ...exposed, assets }],
  };
  writeFileSync(join(into, 'mf-manifest.json'), JSON.stringify(own));

  const contract = join(source, 'node_modules/@shared/contract');
  const types = JSON.stringify(declarationsIn(contract));
  const uses = usesIn(join(source, 'src'));
  const namesOf = (key: string) => [
    ...new Set(uses.filter(({ module }) => module === key).map(({ name }) => name)),
  ];
  const files = filesIn(into).filter((path) => basename(path) !== 'mf-manifest.json');
  const about = (path: string) => {
    const bytes = readFileSync(path);
    return [placeOf(path), { integrity: integrityOf(bytes), bytes: bytes.length, packed: 0 }];
  };
  const { screens = [] } = json<{ screens?: readonly string[] }>(join(source, 'package.json'));
  const described: AppJson = {
    schema: 1,
    app,
    version,
    sources: integrityOf(scripts.join('')),
    files: Object.fromEntries(files.sort().map(about)),
    entry: { js: [entry], css: [] },
    uniqueName: container,
    publicPath,
    container,
    contract: {
      needsHost: `^${json<{ version: string }>(join(contract, 'package.json')).version}`,
    },
    runtime: {},
    shared: Object.fromEntries(
      shared.map(({ name, requiredVersion: required, assets: { js } }) => [
        name,
        { required, carried: js.sync.length + js.async.length > 0, uses: namesOf(name) },
      ]),
    ),
    types: integrityOf(types),
    screens: Object.fromEntries(screens.map((page) => [page, { js: [], css }])),
  };
  writeFileSync(join(into, 'app.json'), JSON.stringify(described));
  compress(into);
  writeFileSync(join(into, 'types.json'), types);
  return into;
}

const json = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the declarations of the shared modules that the remote was built with. */
const declarationsIn = (contract: string) =>
  Object.fromEntries(
    filesIn(join(contract, 'shared')).map((path) => [
      relative(contract, path).replaceAll('\\', '/'),
      readFileSync(path, 'utf8'),
    ]),
  );

/** Returns the names that the sources of a remote import, each with its module. */
const usesIn = (folder: string): { module: string; name: string }[] =>
  filesIn(folder)
    .filter((path) => /\.[jt]sx?$/.test(path))
    .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext))
    .flatMap(({ statements }) => statements.filter(ts.isImportDeclaration))
    .flatMap(({ importClause, moduleSpecifier }) => {
      const named = importClause?.namedBindings;
      if (!named || !ts.isNamedImports(named) || !ts.isStringLiteral(moduleSpecifier)) return [];
      if (importClause.isTypeOnly) return [];
      const module = moduleSpecifier.text;
      return named.elements
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ propertyName, name }) => ({ module, name: (propertyName ?? name).text }));
    });
