import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { browserEnvironment } from './journeys.mjs';
import { answerHelp, bin, install, root, run, stop } from './toolchain.mjs';

/**
 * `npm run pictures`: compares main screens and components with those of the accepted commit: light, dark, and text of
 * twice the size. Differences are in test-results/pictures. The accepted pictures are taken once on this machine, with its
 * browser and fonts. `-- --accept` accepts the last commit, `-- --since <commit>` compares with another one, `-- --take
 * <folder>` only takes pictures.
 */
const accepted = join(root, 'e2e/quality/pictures/accepted.json');

const option = (name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** Returns the full id of an existing commit, or undefined. */
function commitOf(name) {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/** Returns a key of the browser and fonts of this machine, because they decide how letters look. */
function lettersOf(browser) {
  const said = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
  const fonts = ['sans-serif:lang=ko', 'system-ui:lang=ko', 'sans-serif:lang=en', 'monospace'].map(
    (name) => said('fc-match', '-f', '%{family} %{fontversion}', name),
  );
  const text = [said(browser, '--version').replace(/\s+built on.*$/, ''), ...fonts].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Runs the picture tests of this tree on the pictures in `folder`. Returns the exit code. */
async function runPictures(folder, { taken, args = [] }) {
  await build();
  const env = {
    ...(await browserEnvironment()),
    PICTURES: folder,
    ...(taken && { TAKE_PICTURES: 'yes' }),
  };
  const config = ['-c', 'e2e/quality/pictures/playwright.config.ts'];
  return run(bin('playwright'), ['test', ...config, ...args], { env });
}

/** Takes the pictures of a commit with its own tests, in a separate checkout. Returns whether there are any. */
async function takeOf(commit, folder) {
  const tree = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    console.log(`taking the pictures of ${commit.slice(0, 9)} …`);
    git('clone', '--quiet', '--no-checkout', root, tree);
    execFileSync('git', ['checkout', '--quiet', commit], { cwd: tree });
    const fresh = join(tree, 'test-results/taken');
    const call = [join(tree, 'e2e/tools/pictures.mjs'), '--take', fresh];
    if ((await run(process.execPath, call, { cwd: tree })) !== 0) return false;
    mkdirSync(dirname(folder), { recursive: true });
    cpSync(fresh, folder, { recursive: true });
    return true;
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** Compares and returns the exit code. Without an accepted commit it prints NOT COMPARED. */
async function compare(name, args) {
  const commit = commitOf(name);
  if (!commit) {
    console.log(`NOT COMPARED: the commit ${name} is not in this checkout (git fetch --unshallow)`);
    return 0;
  }
  const folder = join(root, '.cache/pictures', `${commit}-${lettersOf(await chromium())}`);
  if (!existsSync(folder) && !(await takeOf(commit, folder))) {
    console.log(`The pictures of ${commit} could not be taken.`);
    return 1;
  }
  const code = await runPictures(folder, { args });
  if (code !== 0) console.log('old, new and difference: test-results/pictures/index.html');
  return code;
}

function accept() {
  if (git('status', '--porcelain') !== '')
    stop('Commit first: what is accepted is a commit, and pictures of it can be taken anywhere.');
  const commit = git('rev-parse', 'HEAD');
  writeFileSync(accepted, `${JSON.stringify({ commit }, null, 2)}\n`);
  console.log(`accepted as ${commit.slice(0, 9)} looks; commit e2e/quality/pictures/accepted.json`);
  return 0;
}

if (import.meta.filename === process.argv[1]) {
  answerHelp();
  const taken = option('--take');
  const since = option('--since');
  const own = ['--since', since, '--take', taken];
  const args = process.argv.slice(2).filter((arg) => !own.includes(arg));
  if (process.argv.includes('--accept')) process.exitCode = accept();
  else {
    install();
    process.exitCode = taken
      ? await runPictures(resolve(taken), { taken: true, args })
      : await compare(since ?? JSON.parse(readFileSync(accepted, 'utf8')).commit, args);
  }
}
