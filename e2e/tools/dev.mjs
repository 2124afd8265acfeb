import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { holderOf, isFree } from './ports.mjs';
import { answerHelp, bin, install, root, stop } from './toolchain.mjs';

/**
 * `npm run dev`: the whole set with hot reload that keeps typed input, in the real host, against the sandbox.
 * `npm run dev -- --only apply` keeps the other remotes prebuilt. The host is always live, because hot reload needs the
 * development build of React, and a page has one React. With `--against https://staging.example` the other apps, the
 * settings and all calls are those of that deployed set, and no sandbox runs. Prints when you can work. Until a compile
 * error is fixed, the page shows it.
 */
const PATIENCE_MS = 3000;
const started = Date.now();
answerHelp();
install();
const { apps, folderOf, remotes } = await import('@shared/delivery/build/singletons');
const { devPorts } = await import('@shared/delivery/build/dev-ports');

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: remotes.join(',') },
    port: { type: 'string', default: process.env.PORT ?? '4100' },
    against: { type: 'string' },
  },
});
const only = values.only.split(',');
const unknown = only.filter((name) => !remotes.includes(name));
if (unknown.length > 0)
  stop(`There is no remote ${unknown.join(', ')}. Remotes: ${remotes.join(', ')}.`);
const live = ['host', ...only];
const { port, against: there } = values;
for (const wanted of [Number(port), ...live.map((app) => devPorts[app])]) {
  if (await isFree(wanted)) continue;
  stop(`Port ${wanted} is held by ${holderOf(wanted) ?? 'another program'}. End it first.`);
}
if (there !== undefined && !/^https?:\/\/[^/]/.test(there))
  stop(
    `--against is the address of a deployed set, such as https://staging.example, not '${there}'.`,
  );
const prebuilt = there ? [] : apps.filter((app) => !live.includes(app));
const versions = prebuilt.length > 0 ? await build(prebuilt) : {};

const children = [];
let ending = false;
const servers = Object.fromEntries(live.map((app) => [app, `http://localhost:${devPorts[app]}`]));
const given = ['--port', port, '--servers', JSON.stringify(servers)];
// Comes first, because it ends the command when nothing answers there.
if (there) serve('against', 'sandbox/src/against/main.ts', ['--against', there]);
for (const app of live)
  start(app, bin('webpack-cli'), ['serve', '--mode', 'development'], join(root, folderOf(app)));
for (const app of live)
  await answering(`http://localhost:${devPorts[app]}/${app === 'host' ? 'main.js' : 'entry.js'}`);

if (!there) serve('sandbox', 'sandbox/src/main.ts', ['--versions', JSON.stringify(versions)]);
await answering(`http://localhost:${port}/app/`);
console.log(
  `ready to edit after ${((Date.now() - started) / 1000).toFixed(1)} s: ${live.join(', ')} live${prebuilt.length ? `, ${prebuilt.join(', ')} prebuilt` : ''}`,
);

function serve(name, file, args) {
  start(name, process.execPath, ['--import', 'tsx', file, ...given, ...args], join(root, 'e2e'));
}

/** Starts a program. Each line of its output gets the name of the program. When one program ends, all end. */
function start(name, command, args, cwd) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const say = (bytes) => {
    for (const line of String(bytes).split('\n').filter(Boolean))
      console.log(`${name.padEnd(9)}${line}`);
  };
  child.stdout.on('data', say);
  child.stderr.on('data', say);
  child.on('close', (code) => {
    children.splice(children.indexOf(child), 1);
    if (code) process.exitCode = code;
    if (ending && children.length === 0) process.exit();
    end();
  });
}

/** Ends all programs, and kills them after a delay, because a busy compiler does not react to a signal. */
function end() {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(), PATIENCE_MS);
}
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
process.on('SIGINT', end);
process.on('SIGTERM', end);

async function answering(url) {
  for (;;) {
    const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 150));
  }
}
