import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder with the workspace file, at or above the folder of the process or of its script. */
const root = [process.cwd(), dirname(resolve(process.argv[1] ?? '.'))]
  .map(workspaceAbove)
  .find((found) => found !== undefined);

function workspaceAbove(folder: string): string | undefined {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : workspaceAbove(parent);
}

/** @throws {RangeError} if the sandbox runs outside its project. */
export function inProject(path: string): string {
  if (root === undefined) throw new RangeError('start the sandbox from inside the project');
  return join(root, path);
}

export const inSandbox = (path: string): string => inProject(join('e2e/sandbox', path));
