/** A test that never ended says nothing about the edit: the machine may be busy, or the test waits for ever. */
const HUNG = /Exceeded timeout of \d+ ms/;
/** Looked for until its patience was over: on a busy machine it may be red without the edit, too. */
const WAITED = /Unable to find|Timed out|waitFor/;

const failedTests = ({ testResults }) =>
  testResults.flatMap(({ testFilePath, testResults: tests }) =>
    tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: testFilePath,
        name: fullName,
        text: failureMessages.join('\n'),
      })),
  );

/**
 * What a run of the citing tests with the edit made tells: nothing red is `undefined`. A kill that only waited names the
 * test that has to be green without the edit.
 */
export function verdictOf(results) {
  const failed = failedTests(results);
  const [killer] = failed.filter(({ text }) => !HUNG.test(text));
  if (killer !== undefined) {
    const isSure = failed.some(({ text }) => !HUNG.test(text) && !WAITED.test(text));
    return { verdict: 'killed', by: killer.name, ...(!isSure && { control: killer }) };
  }
  if (failed.length > 0) return { verdict: 'hung', said: failed[0].name };
  const broken = results.testResults.find(({ testExecError }) => testExecError);
  if (results.numRuntimeErrorTestSuites === 0) return undefined;
  return { verdict: 'error', said: broken?.testExecError.message ?? 'did not start' };
}
