import { join } from 'node:path';
import { root, run } from './toolchain.mjs';

/** Some mutants of the list, other ones for every commit; answers the exit code. */
export const runSample = (count) =>
  run(process.execPath, [join(root, 'e2e/run/mutants.mjs'), '--sample', String(count)]);
