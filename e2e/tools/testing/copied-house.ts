import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

export type CopiedHouse = {
  node: (...args: string[]) => SpawnSyncReturns<string>;
  text: (file: string) => string;
  remove: () => void;
};

/** Copies the sources. Links in its node_modules lead into the copy, except those of libraries. */
export function copiedHouse(name: string): CopiedHouse {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean))
    cpSync(join(root, file), join(folder, file), { force: true });
  const packages = [...new Set(files.filter((file) => file.endsWith('/package.json')))];
  for (const one of ['', ...packages.map((file) => file.replace(/package\.json$/, ''))])
    cpSync(join(root, one, 'node_modules'), join(folder, one, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/node_modules\/\.(pnpm|cache)$/.test(path),
    });
  symlinkSync(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  return {
    node: (...args) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }),
    text: (file) => readFileSync(join(folder, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
