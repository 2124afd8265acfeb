import { build } from './build.mjs';
import { chromium, findShell } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { bin, run } from './toolchain.mjs';

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

/** Builds what is missing and runs the journeys; `args` are Playwright's. Returns its exit code. */
export async function runJourneys(args, more = {}) {
  await build();
  const env = { ...(await browserEnvironment()), ...more };
  return run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...args], { env });
}
