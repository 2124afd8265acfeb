import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from 'es-check';
import { Linter } from 'eslint';
import baseline from 'eslint-plugin-baseline-js';
import { apis, namesOf, YEAR } from './allowed.ts';

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
export async function scriptProblems(files) {
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
