import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST, oldChromium, TOO_OLD } from './old-chromium.mjs';
import { bin, root, run } from './toolchain.mjs';

/** The journeys everything else hangs on, each by the file it stands in and how its title begins. */
const MAIN = [
  ['buy-standard', 'a customer in the app buys a STANDARD'],
  ['buy-power-train', 'a customer buys POWER TRAIN'],
  ['revoke', 'a member chooses which membership to cancel'],
  ['status', 'a member with six vehicles sees'],
  ['estimate', 'a customer in the app sees the four amounts'],
  ['guides', 'a web visitor reads how to apply'],
];

/**
 * The main journeys in the oldest Chromium of the baseline, and what one below it is told. Both come from npm, for this
 * stage alone; without them their journeys are skipped, never passed.
 */
export async function oldChromiums() {
  const oldest = oldChromium(OLDEST);
  const tooOld = oldChromium(TOO_OLD);
  const stages = [
    ['chromium 111', oldest, MAIN.length, MAIN.map(([file]) => `journeys/${file}.spec.ts`), titles],
    ['chromium 92', tooOld, 1, ['old-engine/old-engine.spec.ts'], ''],
  ];
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, browser, journeys, files, only] of stages) {
    const told = browser ? await journeysIn(browser, name, files, only) : skippedAll(journeys);
    console.log(`${name}: ${told.passed} passed, ${told.failed} failed, ${told.skipped} skipped`);
    for (const key of Object.keys(sum)) sum[key] += told[key];
  }
  return sum;
}

const titles = MAIN.map(([, title]) => title).join('|');
const skippedAll = (skipped) => ({ passed: 0, failed: 0, skipped });

async function journeysIn({ path, env }, name, files, only) {
  const report = join(root, `test-results/${name.replace(' ', '-')}.json`);
  const args = ['test', '-c', 'e2e/old-engine/playwright.config.ts', ...files];
  const code = await run(bin('playwright'), [...args, ...(only ? ['-g', only] : [])], {
    env: { ...process.env, ...env, CHROMIUM_PATH: path, JOURNEYS_REPORT: report },
  });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report);
  const failed = unexpected + flaky;
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).stats;
  } catch {
    return {};
  }
}
