/** A test that timed out proves nothing, because the machine may be busy or the test may hang. */
const HUNG = /Exceeded timeout of \d+ ms/;
/** A search that timed out may also fail without the edit on a busy machine. */
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
 * Returns the verdict of the citing tests with the edit, or undefined if all passed. If the failed test only waited,
 * the verdict names it, because it must pass without the edit.
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
