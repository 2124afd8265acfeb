import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../shared/delivery/build/free-port.cjs';
import { commands } from './commands-list.mjs';
import { closingLine } from './summary.mjs';
import { needNode, root, stop } from './toolchain.mjs';

/**
 * `npm run commands`: runs every command of the README once, with small counts, in a fresh clone of the last commit. An
 * `npm start` runs beside them and must still run at the end. `-- e2e gallery` runs only those. For the nightly run.
 */
needNode();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !commands.some((one) => one.name === name));
if (unknown.length > 0) stop(`There is no command ${unknown.join(', ')}.`);

const clone = mkdtempSync(join(tmpdir(), 'care-commands-'));
const staying = [];
const failed = [];
let passed = 0;
const chosen = commands.filter(
  ({ name, stays }) => stays || wanted.length === 0 || wanted.includes(name),
);
const cloned = spawnSync('git', ['clone', '--quiet', root, clone], { encoding: 'utf8' });
if (cloned.status !== 0) stop(cloned.stderr);
try {
  for (const command of chosen) {
    const begun = Date.now();
    const { isGood, said } = await once(command);
    const seconds = ((Date.now() - begun) / 1000).toFixed(0).padStart(5);
    const lives = staying.every(({ child }) => child.exitCode === null);
    console.log(`${isGood && lives ? 'ok    ' : 'FAILED'}${seconds} s  ${lineOf(command)}`);
    if (isGood && lives) passed += 1;
    else failed.push(command.name);
    if (!isGood) console.log(said.split('\n').slice(-40).join('\n'));
    if (!lives) console.log('npm start has ended beside it');
  }
} finally {
  for (const { child } of staying) await ended(child);
  for (const { env } of chosen) if (env) rmSync(env.SANDBOX_DATA, { recursive: true, force: true });
  rmSync(clone, { recursive: true, force: true });
}
console.log(closingLine({ passed, failed: failed.length, skipped: 0 }));
process.exitCode = failed.length > 0 ? 1 : 0;

function lineOf({ name, args }) {
  const line = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  return args.length > 0 ? `${line} -- ${args.join(' ')}` : line;
}

/** Runs a command until it ends or says that it is ready. Then stops it, unless it stays. */
async function once({ name, args, env, until, stays, isRed }) {
  const port = String(await freePort());
  const started = staying[0]?.port ?? '';
  const given = args.map((arg) => arg.replace('$PORT', port).replace('$START', started));
  const child = spawn('npm', ['run', '--silent', name, '--', ...given], {
    cwd: clone,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const isReady = new Promise((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        said += String(bytes);
        if (until?.test(said)) done('ready');
      });
    child.on('close', (code) => done(code));
  });
  const end = await isReady;
  if (end === 'ready' && stays) staying.push({ child, port });
  else if (end === 'ready') await ended(child);
  const isGood = end === (until ? 'ready' : 0) || isRed?.test(said);
  return { isGood, said };
}

/** Stops the command and everything that it started. */
function ended(child) {
  if (child.exitCode !== null) return Promise.resolve();
  const over = new Promise((done) => child.once('close', done));
  process.kill(-child.pid, 'SIGTERM');
  return over;
}
