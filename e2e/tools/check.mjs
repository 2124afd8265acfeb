import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkBudgets } from './budgets.mjs';
import {
  answerHelp,
  bin,
  inParallel,
  install,
  root,
  runProgram,
  runQuietly,
} from './toolchain.mjs';

/**
 * `npm run check`: every check that does not run the product: types, lint and format, layers, dead code, words,
 * decisions and keys, days in other time zones, engines and budgets of the builds. All run, then failures are named.
 */
const tools = [
  ['types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'layers',
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

/** Time zones besides that of every other run (jest.config.mjs): UTC, and one ahead of Korea with summer time. */
const zones = ['UTC', 'Pacific/Auckland'];

/** Suites that compute days from instants. */
const suites = [
  'shared/product/domain/src/(calendar|number-stamp|notice|service-period|vehicle-age|token|validation)',
  'shared/product/api/src/(read/|other-clothes|subscription-shape)',
  'shared/product/session/src/entry-params',
  'e2e/sandbox/src/services/period-dates',
];

/** Returns whether the rules about days hold in every zone, with the output of failures. Source: A-84. */
async function checkZones() {
  const runs = [];
  for (const zone of zones) {
    const env = { ...process.env, TEST_ZONE: zone };
    runs.push({ zone, ...(await runQuietly(bin('jest'), ['--silent', ...suites], { env })) });
  }
  const failed = runs.filter(({ code }) => code !== 0);
  return { code: failed.length, said: failed.map(({ zone, said }) => `${zone}\n${said}`).join('') };
}

if (import.meta.filename === process.argv[1]) {
  answerHelp();
  install();
  const failed = await check();
  if (failed.length > 0) console.log(`\nnot good: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Checks shipped code against the engines of `.browserslistrc`. Returns the exit code. */
export async function checkBaseline() {
  const { versionsOf } = await import('@shared/delivery/build/compose');
  const builds = Object.entries(versionsOf(root)).map((names) => join(root, '.store', ...names));
  return runProgram('quality/baseline/check-baseline.mjs', builds);
}
