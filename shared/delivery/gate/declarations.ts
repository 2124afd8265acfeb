import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Declaration files by their path in the project. Our own imports are relative, so that a copy is complete. */
export type Declarations = Readonly<Record<string, string>>;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  declaration: true,
  emitDeclarationOnly: true,
  types: ['node'],
};

/** Returns the path of the declarations of a shared module: `@shared/session` → `shared/product/session/src/index.d.ts`. */
export function facadePath(key: string): string {
  const [, name = '', entry = 'index'] = /^@shared\/([^/]+)(?:\/(.+))?$/.exec(key) ?? [];
  return `shared/${name}/src/${entry}.d.ts`;
}

/** Returns the declarations of the shared modules in this checkout, with all their imports. */
function declarationsOf(root: string, keys: readonly string[]): Declarations {
  const entries = keys.filter((key) => key.startsWith('@shared/')).map(facadePath);
  const sources = entries
    .map((entry) => join(root, entry.replace(/\.d\.ts$/, '')))
    .map((path) => (existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`));
  const settings = { ...options, rootDir: root, outDir: root };
  const program = ts.createProgram(sources, settings, ownHost(settings));
  const found: Record<string, string> = {};
  program.emit(undefined, (path, text) => {
    found[relative(root, path)] = standingAlone(root, path, text, settings);
  });
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
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

function standingAlone(root: string, path: string, text: string, settings: ts.CompilerOptions) {
  return text.replaceAll(OURS, (_, before: string, quote: string, name: string) => {
    const { resolvedModule } = ts.resolveModuleName(name, path, settings, ts.sys);
    const real = resolvedModule && ts.sys.realpath?.(resolvedModule.resolvedFileName);
    if (real === undefined) return `${before}${quote}${name}${quote}`;
    const target = relative(dirname(path), join(root, relative(root, real))).replace(/\.tsx?$/, '');
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
