import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { sharedFolders } from '../base/shared-folders.cjs';

/**
 * Declaration files by package and path: `shared/session/src/index.d.ts`. Published contracts have these names, so they
 * do not change when a package moves to another folder. Our own imports are relative, so that a copy is complete.
 */
export type Declarations = Readonly<Record<string, string>>;

export const strictness: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};

const options: ts.CompilerOptions = {
  ...strictness,
  jsx: ts.JsxEmit.ReactJSX,
  declaration: true,
  emitDeclarationOnly: true,
  types: ['node'],
};

/** Returns the path of the declarations of a shared module: `@shared/session` → `shared/session/src/index.d.ts`. */
export function facadePath(key: string): string {
  const [, name = '', entry = 'index'] = /^@shared\/([^/]+)(?:\/(.+))?$/.exec(key) ?? [];
  return `shared/${name}/src/${entry}.d.ts`;
}

export function declarationsOf(root: string, keys: readonly string[]): Declarations {
  const folders = sharedFolders(root);
  const sources = keys
    .filter((key) => key.startsWith('@shared/'))
    .map((key) => join(root, inFolder(folders, facadePath(key)).replace(/\.d\.ts$/, '')))
    .map((path) => (existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`));
  const settings = { ...options, rootDir: root, outDir: root };
  const program = ts.createProgram(sources, settings, ownHost(settings));
  const found: Record<string, string> = {};
  program.emit(undefined, (path, text) => {
    const name = byPackage(folders, relative(root, path));
    found[name] = standingAlone({ root, folders, path, name }, text, settings);
  });
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Folders = ReturnType<typeof sharedFolders>;

/** `shared/session/src/…` → `shared/product/session/src/…`. */
const inFolder = (folders: Folders, path: string): string =>
  path.replace(/^shared\/([^/]+)/, (all, name: string) => folders[name] ?? all);

/** `shared/product/session/src/…` → `shared/session/src/…`. */
function byPackage(folders: Folders, path: string): string {
  const [name, folder] =
    Object.entries(folders).find(([, folder]) => path.startsWith(`${folder}/`)) ?? [];
  return folder === undefined ? path : `shared/${name}${path.slice(folder.length)}`;
}

/** Makes TypeScript emit our linked packages, which it would treat as external libraries otherwise. */
function ownHost(settings: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(settings);
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const found = ts.resolveModuleName(text, containing, settings, host);
      const { resolvedModule } = found;
      if (!resolvedModule || !text.startsWith('@shared/')) return found;
      return { resolvedModule: { ...resolvedModule, isExternalLibraryImport: false } };
    });
  return host;
}

const OURS = /(from |import\(|import )(['"])(@shared\/[^'"]+)\2/g;

type Emitted = { root: string; folders: Folders; path: string; name: string };

function standingAlone(emitted: Emitted, text: string, settings: ts.CompilerOptions): string {
  const { root, folders, path, name: from } = emitted;
  return text.replaceAll(OURS, (_, before: string, quote: string, name: string) => {
    const { resolvedModule } = ts.resolveModuleName(name, path, settings, ts.sys);
    const real = resolvedModule && ts.sys.realpath?.(resolvedModule.resolvedFileName);
    if (real === undefined) return `${before}${quote}${name}${quote}`;
    const target = relative(dirname(from), byPackage(folders, relative(root, real))).replace(
      /\.tsx?$/,
      '',
    );
    return `${before}${quote}${target.startsWith('.') ? target : `./${target}`}${quote}`;
  });
}

/** Returns the declarations from a cache. Emitting takes seconds and depends on the shared packages only. */
export function keptDeclarations(root: string, keys: readonly string[], digest: string): Buffer {
  const kept = join(root, `.cache/types/${digest}.json`);
  if (existsSync(kept)) return readFileSync(kept);
  const bytes = Buffer.from(JSON.stringify(declarationsOf(root, keys)));
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, bytes);
  return bytes;
}
