import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { findNginx } from './nginx.mjs';
import { results } from './reports.mjs';
import { answerHelp, install, root, run } from './toolchain.mjs';

export const unitReport = join(results, 'unit.json');

/**
 * For every worker: more memory for young objects, so that garbage collection takes 7 % less time; no optimised code for
 * the embedded database, so that tests with it take 15 % less.
 */
const flags = ['--max-semi-space-size=128', '--liftoff-only'];
const jest = [...flags, join(root, 'node_modules/jest/bin/jest.js')];

/** Runs jest with the nginx of this machine; the arguments are jest's. Returns its exit code. */
export function runUnit(args) {
  const nginx = findNginx();
  const env = {
    ...process.env,
    // Sandboxes of one run share their seeded rows.
    TEST_RUN: process.env.TEST_RUN ?? randomUUID(),
    ...(nginx && { TEST_NGINX: nginx }),
  };
  return run(process.execPath, [...jest, ...args], { env });
}

/** `npm run unit`: unit and screen tests. Arguments after `--` go to jest. */
if (import.meta.filename === process.argv[1]) {
  answerHelp();
  install();
  process.exitCode = await runUnit(process.argv.slice(2));
}
