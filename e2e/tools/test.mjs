import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkBudgets } from './budgets.mjs';
import { build } from './build.mjs';
import { affectedBy, baseOf, filesSince } from './changed.mjs';
import { check, checkBaseline } from './check.mjs';
import { engines } from './engines.mjs';
import { runJourneys } from './journeys.mjs';
import { countOf, results, testsOfRun } from './reports.mjs';
import { tellRequirements } from './requirements.mjs';
import { closingLine, printFailures, startStages } from './summary.mjs';
import { answerHelp, install } from './toolchain.mjs';
import { runUnit, unitReport } from './unit.mjs';

/**
 * `npm test`: checks, unit tests, production build, browser journeys, and the requirements. The last line
 * is `N passed, M failed`. `-- --unit` and `-- --journeys` run one half, `-- --changed [base]` what changes since
 * `base` (main) can affect. Results are kept in test-results.
 */
answerHelp();
install();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// The sandboxes of all stages share their seeded rows.
process.env.TEST_RUN = randomUUID();

const flags = process.argv.slice(2);
const isChanged = flags.includes('--changed');
const isWhole = !flags.some((flag) => flag.startsWith('--'));
const wants = (part) => isWhole || isChanged || flags.includes(`--${part}`);
const touched = isChanged ? affectedBy(filesSince(baseOf(flags))) : undefined;

const stages = startStages();
const { stage } = stages;
/** Failures that are in no test report. */
const wrong = [];
const ended = (name, code) => {
  const hasFailed = countOf(testsOfRun() ?? []).failed > 0;
  if (code !== 0 && !hasFailed) wrong.push(name);
};

if (wants('unit')) {
  // A whole run does these again: the unit tests contain the words, and the builds are checked after the build.
  const later = isWhole ? ['words, decisions, keys', 'baseline', 'budgets'] : [];
  wrong.push(...(await stage('checks', () => check(later))));
  const args = ['--silent', '--json', `--outputFile=${unitReport}`];
  const chosen = touched?.unit ?? [];
  if (!touched || chosen.length > 0)
    ended('unit tests', await stage('unit tests', () => runUnit([...args, ...chosen])));
}
if (wants('journeys') && (!touched || touched.journeys.length > 0)) {
  await stage('build', () => build());
  if ((await stage('baseline', () => checkBaseline())) !== 0) wrong.push('baseline');
  if ((await stage('budgets', () => checkBudgets())) !== 0) wrong.push('budgets');
  const env = { JOURNEYS_REPORT: join(results, 'journeys.json') };
  ended('journeys', await stage('journeys', () => runJourneys(touched?.journeys ?? [], env)));
}
/** Journeys of engines that are missing or never started, which no report contains. */
const untold = { failed: 0, skipped: 0 };
if (wants('journeys') && !touched) {
  const before = countOf(testsOfRun() ?? []);
  const sum = await stage('other engines', () => engines([], { afterJourneys: true }));
  const after = countOf(testsOfRun() ?? []);
  for (const state of ['failed', 'skipped'])
    untold[state] = Math.max(0, sum[state] - (after[state] - before[state]));
}

const tests = testsOfRun() ?? [];
console.log('\nrequirements:');
const open = tellRequirements(tests, { brief: !isWhole });
if (isWhole && open > 0) wrong.push('requirements');
stages.print();
printFailures(tests);
const { passed, failed, skipped } = countOf(tests);
if (wrong.length > 0) console.log(`\nnot good: ${wrong.join(', ')}`);
const total = {
  passed,
  failed: failed + wrong.length + untold.failed,
  skipped: skipped + untold.skipped,
};
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
