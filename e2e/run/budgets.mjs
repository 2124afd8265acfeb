import { join } from 'node:path';
import { install, needNode, root, run } from './toolchain.mjs';

/** Whether the first views keep their budgets; answers the exit code. */
export async function checkBudgets(...flags) {
  const { versionsOf } = await import('@shared/delivery/build/compose');
  const versions = JSON.stringify(versionsOf(root));
  return run(
    process.execPath,
    ['--import', 'tsx', 'performance/check-budgets.ts', join(root, '.store'), versions, ...flags],
    { cwd: join(root, 'e2e') },
  );
}

/** `npm run budgets`, and `npm run budgets -- --accept` to tell growth from here on. */
if (import.meta.filename === process.argv[1]) {
  needNode();
  install();
  process.exitCode = await checkBudgets(...process.argv.slice(2));
}
