import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from './build.mjs';
import { browserEnvironment } from './journeys.mjs';
import { readReport, results, testsOf } from './reports.mjs';
import { bin, run } from './toolchain.mjs';

/** The main journeys: they must work with every response variant. */
export const mainJourneys = [
  'buy-standard',
  'buy-premium',
  'buy-power-train',
  'buy-extension',
  'extend',
  'revoke',
  'transfer',
  'seller-link',
  'estimate',
];

/** All response variants of the sandbox (`e2e/sandbox/src/literal/dialect.ts`). */
export const allClothes = [
  'numbers-as-text',
  'digits-as-numbers',
  'flags-1-and-0',
  'flags-text-1-and-text-0',
  'flags-Y-and-N',
  'flags-true-and-false',
  'empty-text-for-null',
  'missing-for-null',
  'days-in-eight-digits',
  'days-with-a-time',
  'days-as-instants',
  'extra-fields',
  'other-names',
  'without-data',
  'an-unknown-group-product-state',
  'a-bad-entry-in-each-list',
];

/**
 * Returns the response variants and journeys of `--clothes all|name,name`, or undefined without the flag.
 * @throws {RangeError} for an unknown name
 */
export function wornBy(args) {
  const at = args.indexOf('--clothes');
  if (at === -1) return undefined;
  const words = (args[at + 1] ?? '').split(',').filter(Boolean);
  const clothes = words.length === 1 && words[0] === 'all' ? allClothes : words;
  const unknown = clothes.find((word) => !allClothes.includes(word));
  if (clothes.length === 0 || unknown !== undefined)
    throw new RangeError(`--clothes takes all, or of: ${allClothes.join(', ')}`);
  const rest = args.filter((_, index) => index !== at && index !== at + 1);
  const isNamed = rest.some((arg) => !arg.startsWith('-'));
  const journeys = isNamed ? [] : mainJourneys.map((name) => `journeys/${name}.spec.ts`);
  return { clothes, args: [...journeys, ...rest] };
}

/** Runs the journeys once with each variant on one build. Prints a line for each, and where each journey failed. */
export async function runInClothes({ clothes, args }) {
  await build();
  const environment = await browserEnvironment();
  const worn = [];
  for (const name of clothes) worn.push([name, await journeysIn(name, args, environment)]);
  for (const [name, tests] of worn) console.log(`${name}: ${sumOf(tests)}`);
  tellJourneys(worn);
  return worn.every(([, tests]) => isGood(tests)) ? 0 : 1;
}

async function journeysIn(name, args, environment) {
  const folder = join(results, 'clothes', name);
  const report = `${folder}.json`;
  rmSync(report, { force: true }); // results of an earlier run do not count
  const env = { ...environment, JOURNEYS_CLOTHES: name, JOURNEYS_REPORT: report };
  const own = ['test', '-c', 'e2e/playwright.config.ts', '--output', folder];
  const code = await run(bin('playwright'), [...own, ...args], { env });
  const tests = testsOf(readReport(report) ?? {});
  return code === 0 || !isGood(tests) ? tests : [...tests, NOT_RUN];
}

/** Result of a run that ended with an error but without a failed test. */
const NOT_RUN = { file: 'the run itself', state: 'failed' };

const failedIn = (tests) => tests.filter(({ state }) => state === 'failed').length;
const passedIn = (tests) => tests.filter(({ state }) => state === 'passed').length;
const isGood = (tests) => tests.length > 0 && failedIn(tests) === 0;
const sumOf = (tests) => `${passedIn(tests)}/${tests.length > 0 ? failedIn(tests) : 'NOT RUN'}`;

/** Prints lines such as `buy-standard: 15 of 16, not other-names`. */
function tellJourneys(worn) {
  const files = new Set(worn.flatMap(([, tests]) => tests.map(({ file }) => file)));
  for (const file of files) {
    const bad = worn.filter(([, tests]) => !isGood(tests.filter((test) => test.file === file)));
    const not = bad.length > 0 ? `, not ${bad.map(([name]) => name).join(', ')}` : '';
    const journey = basename(file, '.spec.ts');
    console.log(`${journey}: ${worn.length - bad.length} of ${worn.length}${not}`);
  }
}
