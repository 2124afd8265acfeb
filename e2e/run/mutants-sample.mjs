import { join } from 'node:path';
import { root, run } from './toolchain.mjs';

/** Runs some mutants of the list, others for every commit. Returns the exit code. */
export const runSample = (count) =>
  run(process.execPath, [join(root, 'e2e/run/mutants.mjs'), '--sample', String(count)]);
