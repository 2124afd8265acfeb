import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from './chromium.mjs';
import { install, needNode, root, run } from './toolchain.mjs';

/**
 * `npm run mfe -- …`: the command line of shared/federation. Nothing is decided here; it finds what that needs. A
 * browser is only looked for when something is to be started in one.
 */
needNode();
install();
const args = process.argv.slice(2);
const federation = join(root, 'shared/federation');
const tsx = createRequire(join(federation, 'package.json')).resolve('tsx');
const isBooting = args[0] === 'promote' && !args.includes('--no-boot') && !args.includes('--help');
const env = { ...process.env, ...(isBooting && { CHROMIUM_PATH: await chromium() }) };

// The AWS SDK says at every start that it will leave Node 20 in 2027.
const node = ['--disable-warning=NodeVersionSupportWarning', '--import', pathToFileURL(tsx).href];
process.exitCode = await run(process.execPath, [...node, join(federation, 'cli/run.ts'), ...args], {
  env,
  cwd: process.env.INIT_CWD ?? root,
});
