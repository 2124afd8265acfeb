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

/** Returns the TypeScript files under a folder whose path `isWanted`. */
export const sourcesIn = (folder: string, isWanted: (path: string) => boolean): Source[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path) && isWanted(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Returns what is wrong with a node, or undefined. */
type Check = (node: ts.Node, file: ts.SourceFile) => string | undefined;

/** Returns what `check` finds in a source text, as `line: what`. Comments do not count. */
export function breachesOf(source: string, check: Check): string[] {
  const file = ts.createSourceFile(
    'source.tsx',
    source,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
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

/** Returns true for `new Date()` and `Date.now()`, which read the clock of the machine. */
export const isMachineClock = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'Date.now');
