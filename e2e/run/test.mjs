import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkBudgets } from './budgets.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { chromium } from './chromium.mjs';
import { engines } from './engines.mjs';
import { findNginx } from './nginx.mjs';
import { startPostgres } from './postgres.mjs';
import { bin, install, needNode, root, run } from './toolchain.mjs';

/**
 * `npm test`: checks, unit tests, production build, browser journeys; the last line is `N passed, M failed`.
 * `npm test -- --unit` and `npm test -- --journeys` run one half.
 */
needNode();
install();
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const wants = (part) =>
  !process.argv.some((flag) => flag.startsWith('--')) || process.argv.includes(`--${part}`);
const total = { passed: 0, failed: 0, skipped: 0 };
const add = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};

const nginx = findNginx();

if (wants('unit')) {
  add(0, (await check()).length);
  const postgres = await startPostgres();
  const report = join(results, 'unit.json');
  const env = {
    ...process.env,
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    ...(nginx && { TEST_NGINX: nginx }),
  };
  const code = await run(bin('jest'), ['--silent', '--json', `--outputFile=${report}`], { env });
  await postgres?.stop();
  const unit = read(report);
  add(
    unit?.numPassedTests ?? 0,
    (unit?.numFailedTests ?? 0) + (unit?.numRuntimeErrorTestSuites ?? 0),
  );
  if (code !== 0 && !unit?.numFailedTests && !unit?.numRuntimeErrorTestSuites) add(0, 1);
}

if (wants('journeys')) {
  await build();
  if ((await checkBudgets()) !== 0) add(0, 1);
  const report = join(results, 'journeys.json');
  const env = {
    ...process.env,
    CHROMIUM_PATH: await chromium(),
    JOURNEYS_REPORT: report,
    ...(nginx && { TEST_NGINX: nginx }),
  };
  const code = await run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], { env });
  const { expected = 0, unexpected = 0, flaky = 0 } = read(report)?.stats ?? {};
  add(expected, unexpected + flaky);
  if (code !== 0 && unexpected + flaky === 0) add(0, 1);
  const inEngines = await engines({ chromium: env.CHROMIUM_PATH });
  add(inEngines.passed, inEngines.failed);
  total.skipped += inEngines.skipped;
}

if (total.skipped > 0) console.log(`${total.skipped} skipped, as said above`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
