import { dirname, join, normalize } from 'node:path';
import type { AppJson } from '@shared/release/release';
import ts from 'typescript';
import { named, type Problem } from '../store/problem';
import { type Declarations, facadePath, strictness } from './declarations';

type Build = { app: AppJson; types: Declarations };

/**
 * Returns the names that a remote uses and whose type in the host does not match the type it was built for.
 * Other names do not count, so a host may remove what no remote uses, and a remote may be newer.
 */
export function typeProblems(root: string, host: Build, remote: Build): Problem[] {
  if (host.app.types === remote.app.types) return [];
  const uses = Object.entries(remote.app.shared).flatMap(([key, { uses = [] }]) =>
    key.startsWith('@shared/') ? uses.map((name) => ({ key, name })) : [],
  );
  const lines = uses.map(({ key, name }, n) =>
    [
      `import * as h${n} from './host/${facadePath(key).replace('.d.ts', '')}';`,
      `import * as r${n} from './remote/${facadePath(key).replace('.d.ts', '')}';`,
      `export const c${n}: typeof r${n}.${name} = h${n}.${name};`,
    ].join(' '),
  );
  const files = new Map<string, string>([
    ['check.ts', lines.join('\n')],
    ...Object.entries(host.types).map(([path, text]) => [`host/${path}`, text] as const),
    ...Object.entries(sameAsHost(host.types, remote.types)).map(
      ([path, text]) => [`remote/${path}`, text] as const,
    ),
  ]);
  return diagnose(root, files).flatMap(({ line, text }) => {
    const use = uses[line];
    if (!use) return [];
    return [
      {
        check: 'types',
        where: `${named(remote.app)}, ${use.key} ${use.name}`,
        what: `${named(host.app)} gives ${use.name} another type than ${named(remote.app)} was built for: ${text}`,
        mend: `keep the old form of ${use.name} in the host for one release, or publish ${remote.app.app} built against it and promote both together`,
      },
    ];
  });
}

/**
 * Replaces files that are equal in both, with all their imports, by the file of the host, so that symbols and brands
 * are equal.
 */
function sameAsHost(host: Declarations, remote: Declarations): Declarations {
  const verdicts = new Map<string, boolean>();
  const isSame = (path: string): boolean => {
    const known = verdicts.get(path);
    if (known !== undefined) return known;
    verdicts.set(path, true); // A cycle is the same if its other files are.
    const text = remote[path];
    const same = text !== undefined && text === host[path] && importsOf(path, text).every(isSame);
    verdicts.set(path, same);
    return same;
  };
  return Object.fromEntries(
    Object.entries(remote).map(([path, text]) => {
      if (!isSame(path)) return [path, text];
      const up = '../'.repeat(path.split('/').length);
      return [path, `export * from '${up}host/${path.replace(/\.d\.ts$/, '')}';`];
    }),
  );
}

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from |import\(|import )['"](\.[^'"]+)['"]/g)].map(
    ([, to = '']) => `${normalize(join(dirname(path), to)).replace(/\.tsx?$/, '')}.d.ts`,
  );

function diagnose(root: string, files: ReadonlyMap<string, string>) {
  const base = join(root, '.gate');
  const options: ts.CompilerOptions = { ...strictness, noEmit: true, types: [] };
  const host = ts.createCompilerHost(options);
  const textOf = (path: string) => files.get(path.slice(base.length + 1));
  const { fileExists, readFile, getSourceFile } = host;
  const isOurs = (path: string) => path.startsWith(`${base}/`);
  host.fileExists = (path) => (isOurs(path) ? textOf(path) !== undefined : fileExists(path));
  host.readFile = (path) => (isOurs(path) ? textOf(path) : readFile(path));
  host.getSourceFile = (path, version, ...rest) =>
    isOurs(path)
      ? ts.createSourceFile(path, textOf(path) ?? '', version)
      : getSourceFile(path, version, ...rest);
  host.directoryExists = () => true;
  // Resolve libraries from the folder of the real package, because each package has its own.
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) => {
      const from = text.startsWith('.')
        ? containing
        : containing.replace(/\/\.gate\/(host|remote)\//, '/');
      return ts.resolveModuleName(text, from, options, host);
    });
  const check = join(base, 'check.ts');
  const program = ts.createProgram([check], options, host);
  const source = program.getSourceFile(check);
  const seen = new Set<number>();
  return program.getSemanticDiagnostics(source).flatMap(({ start = 0, messageText }) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    if (seen.has(line)) return [];
    seen.add(line);
    const said = ts.flattenDiagnosticMessageText(messageText, ' ');
    return [{ line, text: said.replaceAll(/\s+/g, ' ').replaceAll(/import\("[^"]*"\)\.?/g, '') }];
  });
}
