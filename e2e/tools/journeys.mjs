import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { chromium, findShell } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { readReport, results } from './reports.mjs';
import { bin, root, run } from './toolchain.mjs';

/** Returns the environment of this machine that every browser command needs. */
export async function browserEnvironment() {
  const nginx = findNginx();
  const path = await chromium();
  const shell = findShell();
  return {
    ...process.env,
    CHROMIUM_PATH: path,
    ...(shell && { CHROMIUM_SHELL_PATH: shell }),
    ...(nginx && { TEST_NGINX: nginx }),
  };
}

export async function runJourneys(args, more = {}) {
  await build();
  const env = { ...(await browserEnvironment()), ...more };
  return run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...args], { env });
}

/** Returns how many tests Playwright would run with these arguments, for a machine that cannot run them. */
export function listed(args) {
  const list = ['test', '--list', ...args];
  const { stdout } = spawnSync(bin('playwright'), list, { cwd: root, encoding: 'utf8' });
  return Number(/Total: (\d+) test/.exec(stdout)?.[1] ?? 1);
}

const asItIs = (command, args) => ({ command, args });

/**
 * Runs Playwright with a report of its own. `within` changes the command, for example to give it a screen. Returns how
 * many tests passed, failed and were skipped; a run that ends with an error has a failure.
 */
export async function countedRun(name, args, { env = {}, within = asItIs } = {}) {
  const report = join(results, `${name}.json`);
  const call = within(bin('playwright'), ['test', ...args]);
  const code = await run(call.command, call.args, {
    env: { ...process.env, JOURNEYS_REPORT: report, ...env, ...call.env },
  });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report)?.stats ?? {};
  const failed = unexpected + flaky;
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}
