import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest and Playwright load this file in different formats, so it cannot ask for its own place. */
const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim();

export type CopiedHouse = {
  folder: string;
  node: (...args: string[]) => SpawnSyncReturns<string>;
  text: (file: string) => string;
  remove: () => void;
};

/** Copies the sources, as a clone has them. The copy needs an installation. */
export function copiedSources(name: string): CopiedHouse {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const file of sources()) cpSync(join(root, file), join(folder, file), { force: true });
  execFileSync('git', ['init', '-q'], { cwd: folder });
  return {
    folder,
    node: (...args) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }),
    text: (file) => readFileSync(join(folder, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Also copies the installation. Links in its node_modules lead into the copy, except those of libraries. */
export function copiedHouse(name: string): CopiedHouse {
  const house = copiedSources(name);
  // A package without dependencies has no node_modules.
  const installed = sources()
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .map((file) => file.replace(/package\.json$/, ''))
    .filter((one) => existsSync(join(root, one, 'node_modules')));
  for (const one of installed)
    cpSync(join(root, one, 'node_modules'), join(house.folder, one, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/node_modules\/\.(pnpm|cache)$/.test(path),
    });
  symlinkSync(join(root, 'node_modules/.pnpm'), join(house.folder, 'node_modules/.pnpm'));
  return house;
}

function sources(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  return [...new Set(files.filter((file) => file !== '' && existsSync(join(root, file))))];
}
