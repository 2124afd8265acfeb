import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../../tools/toolchain.mjs';

/**
 * Copies the current working tree, including uncommitted files. All edits are made in the copy, so the tree never
 * changes. The copy keeps its path, because jest caches compiled files by path.
 */
export function freshCopy(number) {
  const mark = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const copy = join(tmpdir(), `servicecare-mutants-${mark}-${number}`);
  mkdirSync(copy, { recursive: true });
  const wanted = new Set(listed(['ls-files', '-co', '--exclude-standard', '-z']));
  for (const file of wanted) if (existsSync(join(root, file))) bring(copy, file);
  for (const file of filesIn(copy)) if (!wanted.has(file)) rmSync(join(copy, file));
  linkPackages(copy);
  return copy;
}

const listed = (args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter((file) => file !== '');

function bring(copy, file) {
  const [from, to] = [join(root, file), join(copy, file)];
  const has = statSync(to, { throwIfNoEntry: false });
  const is = statSync(from);
  if (has?.size === is.size && Math.trunc(has.mtimeMs) === Math.trunc(is.mtimeMs)) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { preserveTimestamps: true });
}

const OWN = new Set(['node_modules', 'dist', '.git', '.store', '.data', '.cache']);
const filesIn = (folder, base = folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !OWN.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path, base) : [relative(base, path)];
    });

/** Links the libraries to those of the tree. Links between packages lead to the packages of the copy. */
function linkPackages(copy) {
  const packages = listed(['ls-files', '-z', '*package.json']).map(dirname);
  for (const folder of packages) {
    const [from, to] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')];
    rmSync(to, { recursive: true, force: true });
    if (folder === '.') symlinkSync(from, to);
    else if (existsSync(from))
      cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: isNoCommand });
  }
}

const isNoCommand = (path) => !path.endsWith('/.bin') && !path.endsWith('/.cache');
