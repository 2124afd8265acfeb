import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { packageOf } from '../base/package-of.cjs';
import { sharedFolders } from '../base/shared-folders.cjs';
import { declarationsOf, facadePath } from './declarations';

/** Modules that a host imports beside the shared ones. */
const FOR_HOSTS = ['@shared/ui/styles', '@shared/routes/routes', '@shared/routes/remote-screens'];
/** Package with the list of the shared modules and with all types. */
const CONTRACT = '@shared/contract';
const BARE = /^[^./]/;
const FROM = /from ['"]([^./'"][^'"]*)['"]/g;

type Shared = Readonly<Record<string, { requiredVersion: string }>>;

/**
 * Writes a package for `npm install` into `out` for each of our shared modules, with everything inside that is not
 * shared, and one with their types. So a host outside this repository needs none of our folders.
 * Returns the names of the packages.
 */
export async function packShared(root: string, out: string, shared: Shared): Promise<string[]> {
  const ours = [...Object.keys(shared).filter((key) => key.startsWith('@shared/')), ...FOR_HOSTS];
  const folders = sharedFolders(root);
  const catalog = catalogOf(root);
  const work = mkdtempSync(join(tmpdir(), 'shared-'));
  mkdirSync(out, { recursive: true });
  const sourceOf = (key: string) => {
    const [, name = '', inside = ''] = /^shared\/([^/]+)\/(.+)\.d\.ts$/.exec(facadePath(key)) ?? [];
    return join(root, folders[name] ?? '', inside);
  };
  /** Leaves shared modules, and libraries from a registry, outside the package. */
  const outside: Plugin = {
    name: 'outside',
    setup: ({ onResolve }) =>
      onResolve({ filter: BARE }, ({ path, kind }) =>
        kind !== 'entry-point' && (path in shared || !path.startsWith('@shared/'))
          ? { external: true }
          : undefined,
      ),
  };
  const versionOf = (name: string) => {
    const folder = name === CONTRACT ? 'host' : folders[name.replace('@shared/', '')];
    if (folder === undefined) return catalog(name);
    const { version, contract } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    return name === CONTRACT ? contract.provides : version;
  };
  const pack = (name: string, exports: object, needed: Iterable<string>, files: Files) => {
    const names = [...new Set([...needed].map(packageOf))].filter((one) => one !== name).sort();
    const described = {
      name,
      version: versionOf(name),
      exports,
      dependencies: Object.fromEntries(
        names.map((one) => [one, shared[one]?.requiredVersion ?? versionOf(one)]),
      ),
    };
    for (const [file, text] of Object.entries({
      ...files,
      'package.json': JSON.stringify(described),
    })) {
      mkdirSync(dirname(join(work, name, file)), { recursive: true });
      writeFileSync(join(work, name, file), text);
    }
    execFileSync('npm', ['pack', '--silent', '--pack-destination', out], { cwd: join(work, name) });
  };

  const types = declarationsOf(root, ours);
  const packages = [...new Set(ours.map(packageOf))];
  for (const name of packages) {
    const entries = ours.filter((key) => packageOf(key) === name);
    const entryOf = (key: string) => key.slice(name.length + 1) || 'index';
    const { outputFiles, metafile } = await build({
      entryPoints: Object.fromEntries(entries.map((key) => [entryOf(key), sourceOf(key)])),
      outdir: work,
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      splitting: true,
      jsx: 'automatic',
      plugins: [outside],
      logLevel: 'error',
    });
    const files = Object.fromEntries(
      outputFiles.map(({ path, text }) => [path.slice(work.length + 1), text]),
    );
    for (const key of entries) {
      const entry = entryOf(key);
      if (files[`${entry}.css`])
        files[`${entry}.js`] = `import './${entry}.css';\n${files[`${entry}.js`]}`;
      files[`${entry}.d.ts`] =
        `export * from '${CONTRACT}/${facadePath(key).replace('.d.ts', '')}';\n`;
    }
    const needed = Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external).map(({ path }) => path),
    );
    const exports = entries.map((key) => [
      key === name ? '.' : `./${entryOf(key)}`,
      { types: `./${entryOf(key)}.d.ts`, default: `./${entryOf(key)}.js` },
    ]);
    pack(name, Object.fromEntries(exports), [CONTRACT, ...needed], files);
  }
  pack(
    CONTRACT,
    { '.': './index.js', './*': { types: './*.d.ts' } },
    Object.values(types).flatMap((text) => [...text.matchAll(FROM)].map(([, from = '']) => from)),
    { ...types, 'index.js': contractOf(shared) },
  );
  rmSync(work, { recursive: true });
  return [...packages, CONTRACT];
}

type Files = Record<string, string>;

/** Returns a module with the `shared` option of every federation plugin. */
const contractOf = (shared: Shared): string =>
  `export const shared = ${JSON.stringify(
    Object.fromEntries(
      Object.entries(shared).map(([key, { requiredVersion }]) => [
        key,
        { singleton: true, requiredVersion },
      ]),
    ),
    undefined,
    2,
  )};\n`;

function catalogOf(root: string): (name: string) => string {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return (name) => {
    const found = new RegExp(`^  "?${name}"?: (.+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`the catalog has no ${name}`);
    return found;
  };
}
