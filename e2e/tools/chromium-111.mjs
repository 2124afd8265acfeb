import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countedRun } from './journeys.mjs';
import { OLDEST, oldChromium, TOO_OLD } from './old-chromium.mjs';
import { root } from './toolchain.mjs';

/** The main journeys, by their files in `e2e/engines`. */
export const MAIN = [
  'buy-standard',
  'buy-power-train',
  'membership',
  'reading',
  'seller-link',
  'session',
];

/**
 * Runs the main journeys in the oldest supported Chromium, and the page for older engines in one below it. Both come from
 * npm, only for this stage. Without them their journeys are skipped, never passed. `only` has files, then Playwright flags.
 */
export async function oldChromiums(only = []) {
  const oldest = oldChromium(OLDEST);
  const tooOld = oldChromium(TOO_OLD);
  const stages = [
    ['chromium 111', oldest, countOf(MAIN), MAIN.map((file) => `engines/${file}.spec.ts`)],
    ['chromium 92', tooOld, 1, ['old-engine/old-engine.spec.ts']],
  ];
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, browser, journeys, files] of stages) {
    const told = browser ? await journeysIn(browser, name, files, only) : skippedAll(journeys);
    console.log(`${name}: ${told.passed} passed, ${told.failed} failed, ${told.skipped} skipped`);
    for (const key of Object.keys(sum)) sum[key] += told[key];
  }
  return sum;
}

/** Returns the number of these tests, for a machine that cannot run them. */
const countOf = (files) =>
  files
    .map((file) => readFileSync(join(root, `e2e/engines/${file}.spec.ts`), 'utf8'))
    .reduce((sum, text) => sum + text.match(/^test\(/gm).length, 0);
const skippedAll = (skipped) => ({ passed: 0, failed: 0, skipped });

async function journeysIn({ path, env }, name, files, only) {
  const flags = flagsOf(only);
  const named = only.slice(0, only.length - flags.length);
  const chosen = files.filter(
    (file) => named.length === 0 || named.some((one) => file.includes(one)),
  );
  if (chosen.length === 0) return skippedAll(0);
  const config = ['-c', 'e2e/old-engine/playwright.config.ts', '--pass-with-no-tests'];
  return countedRun(name.replace(' ', '-'), [...config, ...chosen, ...flags], {
    env: { ...env, CHROMIUM_PATH: path },
  });
}

function flagsOf(args) {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  return first < 0 ? [] : args.slice(first);
}
