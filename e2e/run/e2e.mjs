import { runInClothes, wornBy } from './clothes.mjs';
import { runJourneys } from './journeys.mjs';
import { install, needNode, stop } from './toolchain.mjs';

/**
 * `npm run e2e`: the journeys against the built set. Arguments after `--` go to Playwright.
 * `-- --clothes all` runs the main journeys once with each response variant of the backend, and prints
 * passed/failed of each; `-- --clothes flags-Y-and-N,other-names journeys/extend.spec.ts` runs this journey with these two.
 * `-- --nightly` runs only the journeys that are too many for every run.
 */
needNode();
const isNightly = process.argv.includes('--nightly');
const args = process.argv.slice(2).filter((arg) => arg !== '--nightly');
const worn = asked();
install();
process.exitCode = await (worn
  ? runInClothes(worn)
  : isNightly
    ? runJourneys(['--grep', '@nightly', ...args], { NIGHTLY: '1' })
    : runJourneys(args));

function asked() {
  try {
    return wornBy(args);
  } catch (error) {
    return stop(error.message);
  }
}
