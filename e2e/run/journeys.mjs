import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { bin, run } from './toolchain.mjs';

/** What a command for browsers needs to know of this machine; the same for each of them. */
export async function browserEnvironment() {
  const nginx = findNginx();
  return {
    ...process.env,
    CHROMIUM_PATH: await chromium(),
    ...(nginx && { TEST_NGINX: nginx }),
  };
}

/** Builds what is not built and runs the journeys; `args` are Playwright's. Answers its exit code. */
export async function runJourneys(args, more = {}) {
  await build();
  const env = { ...(await browserEnvironment()), ...more };
  return run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...args], { env });
}
