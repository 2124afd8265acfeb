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
import { countedRun, listed } from './journeys.mjs';
import { root } from './toolchain.mjs';

/** The main journeys, by their files in `e2e/engines`. */
export const MAIN = [
  'buy-standard',
  'buy-power-train',
  'membership',
  'photos',
  'reading',
  'seller-link',
  'session',
];

/**
 * Runs the main journeys in the oldest supported Chromium, and the page for older engines in one below it. Both come from
 * npm, only for this stage. Without them their journeys are skipped, never passed. `only` has files, then Playwright flags.
 * Returns the numbers of each engine.
 */
export async function oldChromiums(only = []) {
  const oldest = oldChromium(OLDEST);
  const tooOld = oldChromium(TOO_OLD);
  const stages = [
    ['chromium 111', oldest, MAIN.map((file) => `engines/${file}.spec.ts`)],
    ['chromium 92', tooOld, ['old-engine/old-engine.spec.ts']],
  ];
  const all = {};
  for (const [name, browser, files] of stages)
    all[name] = browser
      ? await journeysIn(browser, name, files, only)
      : skippedAll(listed([...CONFIG, ...files]));
  return all;
}

const CONFIG = ['-c', 'e2e/old-engine/playwright.config.ts', '--pass-with-no-tests'];
const skippedAll = (skipped) => ({ passed: 0, failed: 0, skipped });

async function journeysIn({ path, env }, name, files, only) {
  const flags = flagsOf(only);
  const named = only.slice(0, only.length - flags.length);
  const chosen = files.filter(
    (file) => named.length === 0 || named.some((one) => file.includes(one)),
  );
  if (chosen.length === 0) return skippedAll(0);
  return countedRun(name.replace(' ', '-'), [...CONFIG, ...chosen, ...flags], {
    env: { ...env, CHROMIUM_PATH: path },
  });
}

function flagsOf(args) {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  return first < 0 ? [] : args.slice(first);
}

/** Old Chromium versions: the oldest supported one, and one below it, with their npm packages. */
const OLDEST = '111.0.0';
const TOO_OLD = '92.0.0';

/**
 * Returns where this Chromium is and what it needs to start, downloaded once into `.cache`. Otherwise prints its name and
 * returns undefined. It exists for one kind of machine only.
 */
function oldChromium(version) {
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
