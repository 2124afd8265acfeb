import stylelint from 'stylelint';
import { atRules, namesOf, properties, selectors, units, YEAR } from './allowed.ts';

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
export async function styleProblems(files) {
  if (files.length === 0) return [];
  const { results } = await stylelint.lint({ files, config, configBasedir: import.meta.dirname });
  return results.flatMap(({ source, warnings }) =>
    warnings.map(({ line, column, text }) => `${source}:${line}:${column}: ${text}`),
  );
}
