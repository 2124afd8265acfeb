import { answerHelp, bin, install, root, run } from './toolchain.mjs';

/**
 * `npm run coverage`: runs the unit and screen tests of host, remotes and shared. Prints for every file the share of
 * branches, lines and functions that they take. `-- shared/product/domain` runs a part. `.cache/coverage/index.html` shows
 * the lines.
 */
const whole = [
  ...['{host,remote-*}', 'shared/{product,platform}/*'].map(
    (of) => `--collectCoverageFrom=${of}/src/**/*.{ts,tsx}`,
  ),
  ...['test.{ts,tsx}', 'd.ts'].map((kind) => `--collectCoverageFrom=!**/*.${kind}`),
  ...['host', 'remote-', 'shared'].map((folder) => `^${root}/${folder}`),
];

answerHelp();
install();
const args = process.argv.slice(2);
process.exitCode = await run(bin('jest'), [
  // First, because this option of jest takes every word that follows it.
  ...['text', 'html'].map((kind) => `--coverageReporters=${kind}`),
  '--silent',
  '--coverage',
  '--coverageProvider=v8',
  '--coverageDirectory=.cache/coverage',
  ...(args.some((arg) => !arg.startsWith('-')) ? [] : whole),
  ...args,
]);
