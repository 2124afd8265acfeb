import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { atRules, namesOf, properties, selectors, units, YEAR } from './allowed.ts';
import { scriptProblems } from './scripts.mjs';

/**
 * Checks that the engines of `.browserslistrc` support all features of these scripts and stylesheets:
 * `check-baseline.mjs <folder>…`. Skips the check if a folder is missing.
 */
const folders = process.argv.slice(2);
async function judge() {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  );
  const ending = (end) => files.filter((file) => file.endsWith(end));
  const scripts = ending('.js');
  const styles = ending('.css');
  const problems = [...(await scriptProblems(scripts)), ...(await styleProblems(styles))];
  for (const problem of problems) process.stderr.write(`newer than the baseline: ${problem}\n`);
  process.stdout.write(
    `${scripts.length} scripts and ${styles.length} stylesheets held against the baseline\n`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

const config = {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: YEAR,
        ignoreProperties: Object.fromEntries(namesOf(properties).map((name) => [name, ['/^.+$/']])),
        ignoreAtRules: namesOf(atRules),
        ignoreSelectors: namesOf(selectors),
        ignoreUnits: namesOf(units),
      },
    ],
  },
};

/**
 * Returns features of these stylesheets that the engines of `.browserslistrc` lack: properties, values, functions,
 * selectors and rules.
 */
async function styleProblems(files) {
  if (files.length === 0) return [];
  const { results } = await stylelint.lint({ files, config, configBasedir: import.meta.dirname });
  return results.flatMap(({ source, warnings }) =>
    warnings.map(({ line, column, text }) => `${source}:${line}:${column}: ${text}`),
  );
}

if (folders.every((folder) => existsSync(folder))) await judge();
else
  process.stdout.write(
    'These sources are not built: what is shipped is held against the baseline after npm run build.\n',
  );
