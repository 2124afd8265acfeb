import { build } from './build.mjs';
import { MAIN, oldChromiums } from './chromium-111.mjs';
import { browserEnvironment, countedRun, listed } from './journeys.mjs';
import { answerHelp, install } from './toolchain.mjs';
import { findWebKit, withWebKit } from './webkit.mjs';

const CONFIG = 'e2e/engines/playwright.config.ts';

/**
 * Runs the journeys of `e2e/engines` in every engine, one after the other. Prints a line for each and the sum. The
 * journeys of a missing engine count as skipped, never as passed. `args` go to the runner. In `npm test` today's
 * Chromium skips what other journeys show: the flows of the gallery, declined cards (`refused-card.spec.ts`), lost
 * answers (`draft.spec.ts`), and what runs in the oldest Chromium.
 */
export async function engines(args = [], { afterJourneys = false } = {}) {
  const seen = [...MAIN, 'walks', 'declined-card', 'lost-answer'].map((name) => `${name}.spec.ts`);
  const env = {
    ...(await browserEnvironment()),
    ...(afterJourneys && { SEEN_IN_CHROMIUM: seen.join(',') }),
  };
  // A chosen file may have no journeys for one of the engines.
  const none = args.length > 0 ? ['--pass-with-no-tests'] : [];
  const of = (engine) => ['-c', CONFIG, `--project=${engine}`, ...none, ...args];
  const inChromium = await countedRun('engine-chromium', of('chromium'), { env });
  const miniBrowser = findWebKit();
  const inWebKit = miniBrowser
    ? await countedRun('engine-webkit', of('webkit'), {
        within: (...call) => withWebKit(miniBrowser, ...call),
      })
    : { passed: 0, failed: 0, skipped: listed(of('webkit')) };
  const all = { chromium: inChromium, webkit: inWebKit, ...(await oldChromiums(args)) };
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [engine, { passed, failed, skipped }] of Object.entries(all)) {
    console.log(`${engine}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/** `npm run engines` runs the journeys; `-- --all` also checks every screen, `-- -g <words>` selects by title. */
if (import.meta.filename === process.argv[1]) {
  answerHelp();
  install();
  await build();
  if (process.argv.includes('--all')) process.env.NIGHTLY = '1';
  const args = process.argv.slice(2).filter((arg) => arg !== '--all');
  const { passed, failed } = await engines(args);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
