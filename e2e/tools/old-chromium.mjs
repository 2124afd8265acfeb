import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from './toolchain.mjs';

/** Old Chromium versions: the oldest supported one, and one below it, with their npm packages. */
export const OLDEST = '111.0.0';
export const TOO_OLD = '92.0.0';

/**
 * Returns where this Chromium is and what it needs to start, downloaded once into `.cache`. Otherwise prints its name and
 * returns undefined. It exists for one kind of machine only.
 */
export function oldChromium(version) {
  const name = `Chromium ${version.split('.')[0]}`;
  const folder = join(root, '.cache/chromium', version);
  const found = { path: join(folder, 'chromium'), env: { LD_LIBRARY_PATH: join(folder, 'lib') } };
  if (existsSync(found.path)) return found;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return without(name, 'it is made for Linux on x64');
  console.log(`Fetching ${name} …`);
  const parts = `${folder}.${process.pid}`;
  mkdirSync(parts, { recursive: true });
  try {
    unpack(fetchPackage(version, parts), parts);
    if (!existsSync(found.path)) renameSync(parts, folder);
    return found;
  } catch (problem) {
    return without(name, problem.message);
  } finally {
    rmSync(parts, { recursive: true, force: true });
  }
}

function without(name, why) {
  console.log(`NOT RUN in ${name}: ${why}`);
  return undefined;
}

/** Downloads the package without running its scripts. Returns the folder with its content. */
function fetchPackage(version, into) {
  const spec = `@sparticuz/chromium@${version}`;
  run('npm', ['pack', spec, '--silent', '--pack-destination', into]);
  const [archive] = readdirSync(into);
  run('tar', ['xzf', join(into, archive), '-C', into]);
  return join(into, 'package/bin');
}

function unpack(brought, into) {
  const bytes = (file) => brotliDecompressSync(readFileSync(join(brought, file)));
  for (const file of readdirSync(brought).filter((name) => name.endsWith('.tar.br')))
    run('tar', ['x', '-C', into], { input: bytes(file), stdio: ['pipe', 'ignore', 'pipe'] });
  writeFileSync(join(into, 'chromium'), bytes('chromium.br'), { mode: 0o755 });
  for (const file of readdirSync(into).filter((name) => /^package$|\.tgz$/.test(name)))
    rmSync(join(into, file), { recursive: true });
}

function run(command, args, options = { stdio: ['ignore', 'ignore', 'pipe'] }) {
  const { status, error, stderr } = spawnSync(command, args, options);
  if (error) throw error;
  if (status !== 0)
    throw new Error(String(stderr).trim().split('\n')[0] || `${command}: ${status}`);
}
