import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { install, needNode, root, run, stop } from './toolchain.mjs';
import { findWebKit, withWebKit } from './webkit.mjs';

/** `npm run bench`: builds the product and the monoliths, then measures. Arguments after `--` go to the bench. */
needNode();
install();
const only = process.argv.filter((_, index, all) => all[index - 1] === '--only');
// The collector alone and the report of two runs need no page.
const needsPages = only.length === 0 || only.some((part) => !/^(collector|report)$/.test(part));
const versions = needsPages
  ? JSON.stringify({ ...(await build()), monolith: digestOfMonolith() })
  : '';
const monoliths = join(root, '.cache/monolith');
for (const kind of needsPages ? ['plain', 'tuned'] : []) {
  const stamp = join(monoliths, `${kind}.sources`);
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === versions;
  if (isBuilt) continue;
  process.stdout.write(`Building the ${kind} monolith …\n`);
  const folder = join(monoliths, kind);
  const code = await run(process.execPath, ['performance/monolith/build.mjs', kind, folder], {
    cwd: join(root, 'e2e'),
  });
  if (code !== 0) stop(`The ${kind} monolith could not be built; what is wrong is said above.`);
  writeFileSync(stamp, versions);
}
const bench = ['--import', 'tsx', 'performance/bench.ts', ...process.argv.slice(2)];
const call = only.includes('webkit') ? inWebKit() : { command: process.execPath, args: bench };
process.exitCode = await run(call.command, call.args, {
  cwd: join(root, 'e2e'),
  env: { ...process.env, CHROMIUM_PATH: await chromium(), ...call.env },
});

function inWebKit() {
  const found = findWebKit();
  if (!found) stop('There is no WebKit here to be measured.');
  return withWebKit(found, process.execPath, bench);
}

/** Builds are kept between parts and runs, for as long as nothing that goes into them has changed. */
function digestOfMonolith() {
  const folder = join(root, 'e2e/performance/monolith');
  const digest = createHash('sha256');
  for (const file of readdirSync(folder).sort()) digest.update(readFileSync(join(folder, file)));
  return digest.digest('hex').slice(0, 16);
}
