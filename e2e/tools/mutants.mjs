import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './mutant-parts.mjs';
import { answerHelp, PNPM, root, run, stop } from './toolchain.mjs';

/**
 * `npm run mutants`: Stryker breaks the code of each part in many small ways and lists what no test noticed.
 * `npm run mutants -- money session` takes parts; flags go to Stryker, for example `--concurrency 1`, or
 * `--mutate shared/product/domain/src/vat.ts` for one file. Unchanged code is not tried again. Results are in `.cache/mutants`.
 * All edits are made in a copy, never in the tree.
 */
answerHelp();
const words = process.argv.slice(2);
const flagsFrom = words.findIndex((word) => word.startsWith('-'));
const [chosen, flags] =
  flagsFrom < 0 ? [words, []] : [words.slice(0, flagsFrom), words.slice(flagsFrom)];
const unknown = chosen.filter((name) => parts[name] === undefined);
if (unknown.length > 0)
  stop(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);

const folder = join(root, '.cache/mutants');
const copy = join(folder, 'copy');
rmSync(copy, { recursive: true, force: true });
const list = ['ls-files', '-co', '--exclude-standard', '-z'];
for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0'))
  if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
const install = ['--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline', '--silent'];
if ((await run('npx', install, { cwd: copy })) !== 0) stop('The copy could not be installed.');

const failed = [];
for (const part of chosen.length > 0 ? chosen : Object.keys(parts)) {
  console.log(`\n${part}`);
  const env = { ...process.env, MUTANTS_PART: part, MUTANTS_RESULTS: folder };
  const config = 'e2e/quality/mutants/stryker.config.mjs';
  const stryker = join(copy, 'node_modules/.bin/stryker');
  const code = await run(stryker, ['run', config, ...flags], { cwd: copy, env });
  if (code !== 0) failed.push(part);
}
if (failed.length > 0) stop(`not good: ${failed.join(', ')}`);
