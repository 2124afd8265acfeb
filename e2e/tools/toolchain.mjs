import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
// Every command imports this file first, so an older Node ends here and not with an error of its own.
if (major < 20 || (major === 20 && minor < 19))
  stop(
    `Node 20.19 or newer is needed; this is ${process.versions.node}. Install it from https://nodejs.org.`,
  );

export const root = join(import.meta.dirname, '../..');
export const PNPM = 'pnpm@10.34.9';

/** Ends the command with a message that says what to do. */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** Prints the comment of the command and its usage if `--help` is given, and ends. */
export function answerHelp(usage = '') {
  if (!process.argv.includes('--help')) return;
  const comments = readFileSync(process.argv[1], 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  const own = comments.find((comment) => comment.includes('`npm ')) ?? '';
  process.stdout.write(
    `${own
      .replaceAll(/^\s*\/?\*+\/?|\*\/$/gm, '')
      .replaceAll(/\n\s+/g, '\n')
      .trim()}\n${usage && `\n${usage}\n`}`,
  );
  process.exit(0);
}

const stamp = join(root, 'node_modules/.installed');
const wantedInstall = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(process.version)
    .digest('hex');

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedInstall();

/** Installs the packages when the lock file changed since the last installation. Needs only npm. */
export function install() {
  if (isInstalled()) return;
  process.stdout.write('Installing packages …\n');
  // Without a terminal, pnpm cannot ask whether it may remove an older installation.
  const flags = ['--frozen-lockfile', '--loglevel=error', '--config.confirmModulesPurge=false'];
  const options = { cwd: root, encoding: 'utf8' };
  const done = spawnSync('npx', ['--yes', PNPM, 'install', ...flags], options);
  if (done.error) stop(`npx could not be started (${done.error.message}). It comes with npm.`);
  const said = `${done.stdout}${done.stderr}`.trim();
  if (done.status !== 0) stop(`The packages could not be installed:\n${said}`);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wantedInstall());
}

/**
 * Installs groups of Debian packages, each with one call of apt-get. Returns false when this is no Debian, or not root.
 */
export function installOnDebian(sentence, ...groups) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(sentence);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env });
  apt('update');
  for (const group of groups) apt('install', '-y', ...group);
  return true;
}

/** Running commands. Each leads a process group, so that a signal reaches its browsers and servers, too. */
const running = new Set();
/** In a terminal, Ctrl-C reaches all processes, and only this group may read the keyboard. */
const isInTerminal = process.stdin.isTTY === true;

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

/** Ends all running commands and then this process. Sends SIGTERM, because the jobs of a shell ignore SIGINT. */
function endTogether(signal) {
  for (const child of running) {
    child.once('exit', () => process.exit(EXIT_CODES[signal]));
    process.kill(-child.pid, 'SIGTERM');
  }
}

let count = 0;

/**
 * Handles signals while commands run, from before the start of the first. Otherwise they have their usual effect, or
 * that of the command's own handler.
 */
function listen() {
  count += 1;
  if (count === 1 && !isInTerminal)
    for (const signal of Object.keys(EXIT_CODES)) process.on(signal, endTogether);
}

function unlisten() {
  count -= 1;
  if (count === 0) for (const signal of Object.keys(EXIT_CODES)) process.off(signal, endTogether);
}

/** Runs a command with our output and returns its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const group = { detached: !isInTerminal };
    listen();
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...group, ...options });
    const end = (code) => {
      running.delete(child);
      unlisten();
      done(code);
    };
    if (child.pid !== undefined) running.add(child);
    child.on('error', () => child.pid === undefined && end(127));
    child.on('exit', (code, signal) => end(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a TypeScript program of e2e with our output and returns its exit code. `more` is added to the environment. */
export const runProgram = (file, args = process.argv.slice(2), more = {}) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, ...more },
  });

/** Runs a command and also returns its output. */
export function runQuietly(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, ...options });
    const said = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => said.push(String(bytes)));
    child.on('error', (error) => done({ code: 127, said: `${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, said: said.join('') }));
  });
}

/** Returns the path of a package's command, as pnpm linked it at the root or in e2e. */
export function bin(name) {
  const places = [
    'node_modules/.bin',
    'e2e/node_modules/.bin',
    'shared/delivery/node_modules/.bin',
  ];
  const found = places.map((place) => join(root, place, name)).find((file) => existsSync(file));
  return found ?? stop(`The command ${name} is not installed. Run npm start or npm test once.`);
}

/** Works on `width` items at a time, in order. Returns the items whose work returned another code than 0. */
export async function inParallel(items, width, work) {
  const queue = [...items];
  const failed = [];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      if ((await work(item)) !== 0) failed.push(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return failed;
}
