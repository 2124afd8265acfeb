import { runInClothes, wornBy } from './clothes.mjs';
import { runJourneys } from './journeys.mjs';
import { install, needNode, stop } from './toolchain.mjs';

/**
 * `npm run e2e`: the journeys against the built set, in the browsers every command finds. What follows `--` goes to Playwright.
 * `-- --clothes all` runs the main journeys once for each way in which the backend may write its answers, and prints
 * passed/failed of each; `-- --clothes flags-Y-and-N,other-names journeys/extend.spec.ts` runs this journey in these two.
 */
needNode();
const args = process.argv.slice(2);
const worn = asked();
install();
process.exitCode = await (worn ? runInClothes(worn) : runJourneys(args));

function asked() {
  try {
    return wornBy(args);
  } catch (error) {
    return stop(error.message);
  }
}
