import { join } from 'node:path';
import jest from '../../../jest.config.mjs';
import { parts } from '../../tools/mutant-parts.mjs';

/** The part and the folder of its results, as `npm run mutants` sets them. */
const { MUTANTS_PART: part, MUTANTS_RESULTS: results } = process.env;
const { sources, tests } = parts[part];

const projects = jest.projects.map((project) => ({
  ...project,
  testMatch: tests.map((folder) => `<rootDir>/${folder}/${project.testMatch}`),
}));

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      projects,
      testEnvironment: join(import.meta.dirname, 'environment.cjs'),
      cacheDirectory: join(results, 'jest'),
    },
  },
  mutate: [...sources, '!**/*.test.{ts,tsx}'],
  // Types and journeys check texts. An empty text in place of each would be half of all edits.
  mutator: { excludedMutations: ['StringLiteral'] },
  // The whole run happens in a copy, with the packages of the copy.
  inPlace: true,
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: join(results, `${part}-incremental.json`),
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  allowConsoleColors: false,
  logLevel: 'warn',
  htmlReporter: { fileName: join(results, `${part}.html`) },
  jsonReporter: { fileName: join(results, `${part}.json`) },
};
