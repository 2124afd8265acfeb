import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { install, needNode, root, run, stop } from './toolchain.mjs';

/** `npm run bench`: builds the set and the two monoliths, then measures. What follows `--` goes to the bench. */
needNode();
install();
const only = process.argv.filter((_, index, all) => all[index - 1] === '--only');
// The collector alone needs no page.
const needsPages = only.length === 0 || only.some((part) => part !== 'collector');
const versions = needsPages ? JSON.stringify(await build()) : '';
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
process.exitCode = await run(
  process.execPath,
  ['--import', 'tsx', 'performance/bench.ts', ...process.argv.slice(2)],
  { cwd: join(root, 'e2e'), env: { ...process.env, CHROMIUM_PATH: await chromium() } },
);
