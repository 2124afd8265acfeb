import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { answerHelp, install, root, run, runProgram, stop } from './toolchain.mjs';

/** `npm run bench`: builds the product and the plain monolith, then measures. Arguments after `--` go to the bench. */
answerHelp();
install();
const e2e = join(root, 'e2e');
const sources = JSON.stringify({ ...(await build()), monolith: digestOfMonolith() });
const folder = join(root, '.cache/monolith/plain');
const stamp = `${folder}.sources`;
// The build is kept for as long as nothing that goes into it has changed.
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  process.stdout.write('Building the plain monolith …\n');
  const args = ['quality/performance/monolith/build.mjs', folder];
  const code = await run(process.execPath, args, { cwd: e2e });
  if (code !== 0) stop('The plain monolith could not be built; what is wrong is said above.');
  writeFileSync(stamp, sources);
}
const env = { CHROMIUM_PATH: await chromium() };
process.exitCode = await runProgram('quality/performance/bench.ts', undefined, env);

function digestOfMonolith() {
  const sources = join(root, 'e2e/quality/performance/monolith');
  const digest = createHash('sha256');
  for (const file of readdirSync(sources).sort()) digest.update(readFileSync(join(sources, file)));
  return digest.digest('hex').slice(0, 16);
}
