import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { results } from './reports.mjs';

const SLOWEST = 10;

/** Prints the slowest files, and writes the time of every test to `test-results/costs.tsv`. */
export function tellCosts(tests) {
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
