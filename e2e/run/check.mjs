import { checkBudgets } from './budgets.mjs';
import { bin, install, needNode, run } from './toolchain.mjs';

/**
 * `npm run check`: everything that can be said without running the product. Types, lint and format, layers and
 * cycles, dead code, budgets of what is built. All of them run, then the failures are named.
 */
const tools = [
  ['types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'layers and cycles',
    'depcruise',
    [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      'host',
      'remote-apply',
      'remote-mypage',
      'remote-estimate',
      'remote-guides',
      'shared',
      'e2e',
    ],
  ],
  ['dead code', 'knip', ['--no-progress']],
];

const steps = [
  ...tools.map(([name, command, args]) => [name, () => run(bin(command), args)]),
  ['budgets', () => checkBudgets()],
];

/** Answers the names of the steps that failed. */
export async function check() {
  const failed = [];
  for (const [name, work] of steps) {
    const start = Date.now();
    const code = await work();
    console.log(
      `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`,
    );
    if (code !== 0) failed.push(name);
  }
  return failed;
}

if (import.meta.filename === process.argv[1]) {
  needNode();
  install();
  const failed = await check();
  if (failed.length > 0) console.log(`\nnot good: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
