import { join } from 'node:path';
import { root, runProgram } from './toolchain.mjs';

/** Checks shipped code against the engines of `.browserslistrc`. Returns the exit code. */
export async function checkBaseline() {
  const { versionsOf } = await import('@shared/delivery/build/compose');
  const builds = Object.entries(versionsOf(root)).map((names) => join(root, '.store', ...names));
  return runProgram('quality/baseline/check-baseline.mjs', builds);
}
