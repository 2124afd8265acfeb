import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './toolchain.mjs';

/** Folder for the results of a run: test reports, pictures of failures. */
export const results = join(root, 'test-results');

/**
 * Returns every test of the last run's reports (jest or Playwright): `{ title, file, state }`, where state is
 * passed, failed or skipped, and `why` for a failed one. Undefined without reports.
 */
export function testsOfRun(folder = results) {
  const reports = filesIn(folder).map((file) => readReport(join(folder, file)));
  const tests = reports.flatMap((report) => (report ? testsOf(report) : []));
  return tests.length > 0 ? tests : undefined;
}

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function testsOf(report) {
  if (Array.isArray(report.testResults)) return report.testResults.flatMap(ofJest);
  if (Array.isArray(report.suites)) {
    const broken = (report.errors ?? []).map(({ message }) => oneThatFailed(`${message}`, ''));
    const folder = report.config?.rootDir ?? join(root, 'e2e');
    const of = { folder: relative(root, folder), names: [] };
    return [...report.suites.flatMap((suite) => ofPlaywright(suite, of)), ...broken];
  }
  return [];
}

const filesIn = (folder) => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
};

const oneThatFailed = (title, file) => ({ title, file, state: 'failed' });
const onlyOfFailed = (state, why) =>
  state === 'failed' ? { why: stripVTControlCharacters(why) } : {};

function ofJest({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults.map(({ fullName, status: state, failureMessages = [] }) => ({
    title: fullName,
    file,
    state: state === 'passed' || state === 'failed' ? state : 'skipped',
    ...onlyOfFailed(state, failureMessages.join('\n')),
  }));
  const isBroken = status === 'failed' && !tests.some(({ state }) => state === 'failed');
  if (isBroken) tests.push(oneThatFailed(`cannot be run: ${message.split('\n')[0]}`, file));
  return tests;
}

const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

function ofPlaywright(suite, { folder, names: above }) {
  // The outermost suite is the file.
  const names = suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results: tries }) => ({
      title: [...names, spec.title].join(' › '),
      file: join(folder, spec.file),
      state: states[status],
      ...onlyOfFailed(states[status], messagesOf(tries)),
    })),
  );
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((inner) => ofPlaywright(inner, { folder, names })),
  ];
}

const messagesOf = (tries) =>
  tries.flatMap(({ errors = [] }) => errors.map(({ message }) => `${message}`)).join('\n');

export const countOf = (tests) => ({
  passed: tests.filter(({ state }) => state === 'passed').length,
  failed: tests.filter(({ state }) => state === 'failed').length,
  skipped: tests.filter(({ state }) => state === 'skipped').length,
});
