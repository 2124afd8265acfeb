import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from 'es-check';
import { Linter } from 'eslint';
import baseline from 'eslint-plugin-baseline-js';
import stylelint from 'stylelint';
import { apis, atRules, namesOf, properties, selectors, units, YEAR } from './allowed.ts';

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

const root = join(import.meta.dirname, '../../..');
const list = join(root, '.browserslistrc');
const names = namesOf(apis);

/** Ignore inline comments in libraries that disable rules, because shipped files contain them. */
const rules = {
  files: ['**/*.js'],
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  languageOptions: { ecmaVersion: 'latest', sourceType: 'script' },
  plugins: { baseline },
  rules: {
    'baseline/use-baseline': [
      'error',
      {
        available: YEAR,
        ignoreFeatures: names,
        includeWebApis: { preset: 'auto' },
        includeJsBuiltins: { preset: 'auto' },
      },
    ],
  },
};

/**
 * Returns features of these scripts that the engines of `.browserslistrc` lack: syntax, language functions and web
 * APIs.
 */
async function scriptProblems(files) {
  return [...(await languageProblems(files)), ...webProblems(files)];
}

async function languageProblems(files) {
  if (files.length === 0) return [];
  const asked = { checkBrowser: true, checkFeatures: true, browserslistPath: list };
  const { errors = [] } = await runChecks([{ ...asked, ecmaVersion: 'checkBrowser', files }]);
  return errors.map(({ file, err }) => `${file}: ${err.message}`);
}

function webProblems(files) {
  const linter = new Linter({ cwd: root });
  return files.flatMap((file) =>
    linter
      .verify(readFileSync(file, 'utf8'), [rules], { filename: 'shipped.js' })
      .map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`),
  );
}

if (folders.every((folder) => existsSync(folder))) await judge();
else
  process.stdout.write(
    'These sources are not built: what is shipped is held against the baseline after npm run build.\n',
  );
