import { join } from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { answerHelp, install, root, run, runProgram, stop } from './toolchain.mjs';

/** `npm run bench`: builds the product and the plain monolith, then measures. Arguments after `--` go to the bench. */
answerHelp();
install();
await build();
process.stdout.write('Building the plain monolith …\n');
const args = ['quality/performance/monolith/build.mjs', join(root, '.cache/monolith/plain')];
const code = await run(process.execPath, args, { cwd: join(root, 'e2e') });
if (code !== 0) stop('The plain monolith could not be built; what is wrong is said above.');
const env = { CHROMIUM_PATH: await chromium() };
process.exitCode = await runProgram('quality/performance/bench.ts', undefined, env);
