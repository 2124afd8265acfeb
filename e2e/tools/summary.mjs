import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { results } from './reports.mjs';

const SLOWEST = 10;
const LINES = 12;

/** Runs the stages of a run and records the duration of each. */
export function startStages() {
  const took = [];
  return {
    /** Runs `work` under a heading and returns its result. */
    stage: async (name, work) => {
      console.log(`\n── ${name}`);
      const start = Date.now();
      const answered = await work();
      const seconds = (Date.now() - start) / 1000;
      took.push([name, seconds]);
      console.log(`── ${name}: ${seconds.toFixed(1)} s`);
      return answered;
    },
    /** Prints the duration of each stage, and which ones are in `failed`. */
    print: (failed = []) => {
      console.log('\nseconds by stage:');
      for (const [name, seconds] of took)
        console.log(
          `${seconds.toFixed(1).padStart(7)} s  ${name}${failed.includes(name) ? ': FAILED' : ''}`,
        );
    },
  };
}

/** Prints the slowest files, and writes the time of every test to `test-results/costs.tsv`. */
export function printCosts(tests) {
  const byFile = new Map();
  for (const { file, seconds } of tests) byFile.set(file, (byFile.get(file) ?? 0) + seconds);
  const files = [...byFile].sort(([, one], [, other]) => other - one);
  if (files.length === 0) return;
  console.log(`\nthe slowest ${Math.min(SLOWEST, files.length)} of ${files.length} files:`);
  for (const [file, seconds] of files.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const rows = [...tests]
    .sort((one, other) => other.seconds - one.seconds)
    .map(({ seconds, file, title }) => `${seconds.toFixed(2)}\t${file}\t${title || '(the file)'}`);
  writeFileSync(join(results, 'costs.tsv'), `seconds\tfile\ttest\n${rows.join('\n')}\n`);
}

/** Prints failed tests with the first lines of the reason, at the end of the log. */
export function printFailures(tests) {
  const failed = tests.filter(({ state }) => state === 'failed');
  if (failed.length > 0) console.log('\nfailed:');
  for (const { file, title, why = '' } of failed) {
    console.log(`  ${file} › ${title}`);
    const lines = why.split('\n').filter((line) => line.trim() !== '');
    for (const line of lines.slice(0, LINES)) console.log(`      ${line.trimEnd()}`);
  }
}

/** Returns the closing line for people and pipelines. */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
