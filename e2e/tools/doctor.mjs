import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { holderOf, isFree } from './ports.mjs';
import { answerHelp, root } from './toolchain.mjs';

const ok = (what, said) => ({ what, is: 'ok', said });
const note = (what, said, fix) => ({ what, is: 'note', said, fix });
const missing = (what, said, fix) => ({ what, is: 'missing', said, fix });
const out = (command, ...args) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

async function browser() {
  const path = await findChromium();
  if (path === undefined)
    return missing(
      'Chromium',
      process.env.CHROMIUM_PATH
        ? `CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`
        : 'none found; npm test, npm run gallery and promotions need it',
      'apt-get install chromium, or npx playwright install chromium, or name one in CHROMIUM_PATH.',
    );
  return ok('Chromium', `${out(path, '--version') ?? 'installed'} (${path})`);
}

async function ports() {
  const wanted = { sandbox: Number(process.env.PORT ?? 4100) };
  // This module is plain Node, so it can be loaded before the installation.
  const { devPorts } = await import('../../shared/delivery/build/dev-ports.mjs');
  Object.assign(wanted, devPorts);
  const busy = [];
  for (const [app, port] of Object.entries(wanted)) {
    if (!(await isFree(port))) busy.push([app, port, holderOf(port)]);
  }
  if (busy.length === 0) return ok('ports', `${Object.values(wanted).join(', ')} are free`);
  return busy.map(([app, port, holder]) =>
    note(
      `port ${port} (${app})`,
      holder ? `held by ${holder}` : 'held by another program',
      app === 'sandbox' ? 'End it, or npm start -- --port 4200.' : 'End it before npm run dev.',
    ),
  );
}

const ENOUGH_GB = 2;
function disk() {
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1024 ** 3);
  return free >= ENOUGH_GB
    ? ok('disk', `${free} GB free`)
    : missing('disk', `${free} GB free`, `Make room for ${ENOUGH_GB} GB.`);
}

const needs = [browser, ports, disk];

/**
 * `npm run doctor`: checks what this machine needs, and says how to fix what is missing. Changes nothing. Ends with 1
 * when something is missing. Things that only some commands need are notes.
 */
answerHelp();
const signs = { ok: 'ok     ', note: 'note   ', missing: 'MISSING' };
const found = [];
for (const need of needs) {
  const result = await need();
  for (const one of [result].flat()) {
    found.push(one);
    console.log(`${signs[one.is]} ${one.what}: ${one.said}`);
    if (one.fix) console.log(`        → ${one.fix}`);
  }
}
const lacking = found.filter(({ is }) => is === 'missing');
console.log(
  lacking.length === 0
    ? '\nReady: npm start, npm run dev and npm test work here.'
    : `\nTo fix: ${lacking.map(({ what }) => what).join(', ')}.`,
);
process.exitCode = lacking.length === 0 ? 0 : 1;
