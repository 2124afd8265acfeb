import { join } from 'node:path';
import { answerHelp, install, root, runProgram } from './toolchain.mjs';

export async function checkBudgets() {
  const { versionsOf } = await import('@shared/delivery/build/compose');
  const versions = JSON.stringify(versionsOf(root));
  const args = [join(root, '.store'), versions];
  return runProgram('quality/performance/check-budgets.ts', args);
}

/** `npm run budgets` checks the budgets. */
if (import.meta.filename === process.argv[1]) {
  answerHelp();
  install();
  process.exitCode = await checkBudgets();
}
