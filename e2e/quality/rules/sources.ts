import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolders } from '@shared/delivery/base/shared-folders';
import ts from 'typescript';

const root = join(__dirname, '../../..');

/** Folders of the product: apps with screens, and shared packages. */
export const screens: readonly string[] = readdirSync(root).filter((name) =>
  /^(host|remote-\w+)$/.test(name),
);
export const packages: readonly string[] = Object.values(sharedFolders(root));
/** Folders whose code is sent to phones. Test tools have no `src` folder. */
export const shipped: readonly string[] = [...screens, ...packages].filter((folder) =>
  existsSync(join(root, folder, 'src')),
);

export type Source = { path: string; text: string };

/** Git names no file of an ignored folder, such as `dist`, whose files come and go while another process builds. */
const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\0');

/** Returns the files of the repository whose path `isWanted`. Git still names a file whose deletion is no commit yet. */
export const filesOf = (isWanted: (path: string) => boolean): Source[] =>
  files.filter(isWanted).flatMap((path) => {
    const file = join(root, path);
    return existsSync(file) ? [{ path, text: readFileSync(file, 'utf8') }] : [];
  });

export const IS_TEST = /\.test\.tsx?$/;

/** Returns the TypeScript files of a package that are no tests. */
export const codeIn = (folder: string): Source[] =>
  filesOf(
    (path) => path.startsWith(`${folder}/src/`) && /\.tsx?$/.test(path) && !IS_TEST.test(path),
  );

/** Returns what is wrong with a node, or undefined. */
type Check = (node: ts.Node, file: ts.SourceFile) => string | undefined;

/** Returns what `check` finds in a source text, as `line: what`. Comments do not count. The name says whether it has JSX. */
export function breachesOf(source: string, check: Check, name = 'source.tsx'): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const what = check(node, file);
    if (what !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${what}`);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

/** Returns true for a text that people may read, also in a part of a template. Comments do not count. */
export const isWords = (
  node: ts.Node,
): node is ts.StringLiteralLike | ts.JsxText | ts.TemplateHead =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** Returns true for `new Date()` and `Date.now()`, which read the clock of the machine. */
export const isMachineClock = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'Date.now');
