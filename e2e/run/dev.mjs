import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { bin, install, needNode, root, stop } from './toolchain.mjs';

/**
 * `npm run dev`: the whole set with hot reload that keeps typed input, in the real host, against the sandbox.
 * `npm run dev -- --only apply` keeps the other remotes prebuilt (the host is always live: hot reload needs the
 * development build of React, and a page has one React). What a name means is in shared/federation.
 */
needNode();
install();
const { apps, folderOf, remotes } = await import('@shared/federation/build/singletons');
const { devPorts } = await import('@shared/federation/build/dev-ports');

const started = Date.now();
const at = process.argv.indexOf('--only');
const only = at < 0 ? remotes : (process.argv[at + 1] ?? '').split(',');
const unknown = only.filter((name) => !remotes.includes(name));
if (unknown.length > 0)
  stop(`There is no remote ${unknown.join(', ')}. Remotes: ${remotes.join(', ')}.`);
const live = ['host', ...only];
const prebuilt = apps.filter((app) => !live.includes(app));
const versions = prebuilt.length > 0 ? await build(prebuilt) : {};

const children = live.map((app) =>
  start(app, bin('webpack'), ['serve', '--mode', 'development'], join(root, folderOf(app))),
);
for (const app of live)
  await answering(`http://localhost:${devPorts[app]}/${app === 'host' ? 'main.js' : 'entry.js'}`);

const servers = Object.fromEntries(live.map((app) => [app, `http://localhost:${devPorts[app]}`]));
const flags = ['--servers', JSON.stringify(servers), '--versions', JSON.stringify(versions)];
const at2 = process.argv.indexOf('--port');
const port = at2 < 0 ? [] : ['--port', process.argv[at2 + 1]];
children.push(
  start(
    'sandbox',
    process.execPath,
    ['--import', 'tsx', 'sandbox/src/main.ts', ...flags, ...port],
    join(root, 'e2e'),
  ),
);
console.log(
  `ready to edit after ${((Date.now() - started) / 1000).toFixed(1)} s: ${live.join(', ')} live${prebuilt.length ? `, ${prebuilt.join(', ')} prebuilt` : ''}`,
);

/** One log, each line with the name of who says it. When one ends, all end. */
function start(name, command, args, cwd) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const say = (bytes) => {
    for (const line of String(bytes).split('\n').filter(Boolean))
      console.log(`${name.padEnd(9)}${line}`);
  };
  child.stdout.on('data', say);
  child.stderr.on('data', say);
  child.on('exit', (code) => {
    if (code) process.exitCode = code;
    end();
  });
  return child;
}

let ending = false;
function end() {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', end);
process.on('SIGTERM', end);

async function answering(url) {
  for (;;) {
    const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 150));
  }
}
