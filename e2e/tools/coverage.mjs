import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readReport } from './reports.mjs';
import { answerHelp, bin, install, needNode, root, run } from './toolchain.mjs';

const folder = join(root, '.cache/coverage');
/** The last complete measurement, kept in the repository. Every run prints it. */
const kept = join(root, 'e2e/tools/branches.json');
const PRODUCT = /^(host|remote-\w+|shared\/\w+\/\w+)\/src\/.*(?<!\.test)\.tsx?$/;
/** Files with a smaller share are listed. */
const LOW = 60;

/**
 * `npm run coverage`: runs the unit and screen tests of host, remotes and shared, and counts their branches. Prints the
 * share of each and every file under 60 %, and keeps it in `branches.json` for the report of `npm test`.
 * `-- shared/product/domain` runs a part, which is not kept.
 */
async function measureCoverage(args) {
  const isPart = args.some((arg) => !arg.startsWith('-'));
  const options = [
    '--silent',
    '--coverage',
    '--coverageProvider=v8',
    `--coverageDirectory=${folder}`,
    '--coverageReporters=json-summary',
    ...(isPart ? [] : ['{host,remote-*}', 'shared/{product,platform}/*']).map(
      (of) => `--collectCoverageFrom=${of}/src/**/*.{ts,tsx}`,
    ),
    ...['test.{ts,tsx}', 'd.ts'].map((kind) => `--collectCoverageFrom=!**/*.${kind}`),
  ];
  const whole = ['host', 'remote-', 'shared'].map((folder) => `^${join(root, folder)}`);
  const code = await run(bin('jest'), [...options, ...(isPart ? [] : whole), ...args]);
  const summary = JSON.parse(readFileSync(join(folder, 'coverage-summary.json'), 'utf8'));
  const day = new Date().toISOString().slice(0, 10);
  const found = { day, ...branchesOf(summary, root) };
  if (!isPart) writeFileSync(kept, `${JSON.stringify(found, null, 2)}\n`);
  return { code, found };
}

/** Returns taken branches by area, and the files with too few, from jest's summary. */
export function branchesOf(summary, from) {
  const files = Object.entries(summary)
    .map(([file, { branches }]) => ({ file: relative(from, file), ...branches }))
    .filter(({ file }) => PRODUCT.test(file));
  const areas = [...new Set(files.map(({ file }) => file.split('/')[0]))].sort();
  return {
    areas: areas.map((area) => {
      const own = files.filter(({ file }) => file.startsWith(`${area}/`));
      const sum = (what) => own.reduce((all, one) => all + one[what], 0);
      return { area, share: share(sum('covered'), sum('total')) };
    }),
    low: files
      .filter(({ covered, total }) => share(covered, total) < LOW)
      .map(({ file, covered, total }) => ({ file, share: share(covered, total) }))
      .sort((one, other) => one.share - other.share),
  };
}

const share = (covered, total) => (total === 0 ? 100 : Math.round((1000 * covered) / total) / 10);

/** Returns the lines of a report; without an argument those of the last measurement. */
export function tellCoverage(last = readReport(kept)) {
  if (!last) return console.log('\nbranches: not measured here yet (npm run coverage)');
  console.log(`\nbranches taken by tests, measured ${last.day}:`);
  for (const { area, share: of } of last.areas)
    console.log(`${of.toFixed(1).padStart(7)} %  ${area}`);
  for (const { file, share: of } of last.low)
    console.log(`${of.toFixed(1).padStart(7)} %  ${file} (under ${LOW} %)`);
}

if (import.meta.filename === process.argv[1]) {
  answerHelp();
  needNode();
  install();
  const { code, found } = await measureCoverage(process.argv.slice(2));
  tellCoverage(found);
  process.exitCode = code;
}
