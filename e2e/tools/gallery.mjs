import { build } from './build.mjs';
import { browserEnvironment } from './journeys.mjs';
import { answerHelp, bin, install, run } from './toolchain.mjs';

/**
 * `npm run gallery`: pictures of every screen and component, in `.gallery/index.html`. `-- -g status` takes those of this
 * name, `-- --project 390-100` one phone, `-- readme` those of the README.
 */
answerHelp();
install();
await build();
const args = process.argv.slice(2);
const isReadme = args[0] === 'readme' && args.shift() !== undefined;
const env = { ...(await browserEnvironment()), ...(isReadme && { README_PICTURES: '1' }) };
const config = ['-c', 'e2e/quality/gallery/playwright.config.ts'];
process.exitCode = await run(bin('playwright'), ['test', ...config, ...args], { env });
