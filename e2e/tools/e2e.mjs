import { runJourneys } from './journeys.mjs';
import { answerHelp, install } from './toolchain.mjs';

/**
 * `npm run e2e`: the journeys against the built set. Arguments after `--` go to Playwright. `-- --nightly` runs only the
 * journeys that are too many for every run. `JOURNEYS_CLOTHES=all` (or names) runs the main journeys once with each of these
 * response variants of the backend.
 */
answerHelp();
install();
const isNightly = process.argv.includes('--nightly');
const args = process.argv.slice(2).filter((arg) => arg !== '--nightly');
process.exitCode = await (isNightly
  ? runJourneys(['--grep', '@nightly', ...args], { NIGHTLY: '1' })
  : runJourneys(args));
