import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../run/toolchain.mjs';

/**
 * A copy of the working tree as it is now, with what is not committed; edits are made in it and nowhere else, so whatever
 * happens the tree is as it was. It stays at its place: jest keeps what it compiled by path.
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

/** The libraries are the tree's; what leads from package to package leads to the copy's own. */
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
