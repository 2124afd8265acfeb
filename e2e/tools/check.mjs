import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { checkBaseline } from './baseline.mjs';
import { checkBudgets } from './budgets.mjs';
import { inParallel } from './in-parallel.mjs';
import { bin, install, needNode, root, runQuietly } from './toolchain.mjs';
import { checkZones } from './zones.mjs';

/**
 * `npm run check`: every check that does not run the product: types, lint and format, layers and cycles, dead code, words,
 * decisions and keys, days in other time zones, engines and budgets of the builds. All run, then failures are named.
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
      ...readdirSync(root).filter((folder) => folder.startsWith('remote-')),
      'shared',
      'e2e',
    ],
  ],
  ['dead code', 'knip', ['--no-progress']],
  [
    'words, decisions, keys',
    'jest',
    ['--silent', 'e2e/quality/rules/(glossary|decisions|query-keys)'],
  ],
];

const steps = [
  ...tools.map(([name, command, args]) => [name, () => runQuietly(bin(command), args)]),
  ['baseline', async () => ({ code: await checkBaseline(), said: '' })],
  ['zones', checkZones],
  ['budgets', async () => ({ code: await checkBudgets(), said: '' })],
];

/**
 * Runs two steps at a time, the longest first, and prints each when it ends. Skips the steps in `later`. Returns the
 * names of failed steps.
 */
export async function check(later = []) {
  const failed = [];
  const now = steps.filter(([name]) => !later.includes(name));
  await inParallel(now, Math.min(2, availableParallelism()), async ([name, work]) => {
    const start = Date.now();
    const { code, said } = await work();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    if (code !== 0) process.stdout.write(said);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (code !== 0) failed.push(name);
    return code;
  });
  return failed;
}

if (import.meta.filename === process.argv[1]) {
  needNode();
  install();
  const failed = await check();
  if (failed.length > 0) console.log(`\nnot good: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
