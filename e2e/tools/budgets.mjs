import { join } from 'node:path';
import { install, needNode, root, run } from './toolchain.mjs';

/** Checks the budgets of the prerenders. Returns the exit code. */
export async function checkBudgets(...flags) {
  const { versionsOf } = await import('@shared/delivery/build/compose');
  const versions = JSON.stringify(versionsOf(root));
  return run(
    process.execPath,
    [
      '--import',
      'tsx',
      'quality/performance/check-budgets.ts',
      join(root, '.store'),
      versions,
      ...flags,
    ],
    { cwd: join(root, 'e2e') },
  );
}

/** `npm run budgets` checks the budgets; `npm run budgets -- --accept` saves the current sizes as the baseline. */
if (import.meta.filename === process.argv[1]) {
  needNode();
  install();
  process.exitCode = await checkBudgets(...process.argv.slice(2));
}
