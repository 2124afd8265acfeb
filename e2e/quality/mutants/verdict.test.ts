import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

type Failure = { status: string; text?: string };

function verdictOf(tests: Failure[], numRuntimeErrorTestSuites = 0): unknown {
  const results = {
    numRuntimeErrorTestSuites,
    testResults: [
      {
        testFilePath: 'x.test.ts',
        testResults: tests.map(({ status, text = '' }, number) => ({
          status,
          fullName: `test ${number}`,
          failureMessages: [text],
        })),
      },
    ],
  };
  const script = `
    import { verdictOf } from ${JSON.stringify(join(__dirname, 'verdict.mjs'))};
    process.stdout.write(JSON.stringify(verdictOf(${JSON.stringify(results)}) ?? null));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(said.toString());
}

const hung = { status: 'failed', text: 'thrown: "Exceeded timeout of 60000 ms for a test.' };
const waited = { status: 'failed', text: 'Unable to find role="alertdialog"' };
const red = { status: 'failed', text: 'expect(received).toBe(expected)' };

describe('verdictOf', () => {
  it('is killed when a test expected something else', () => {
    expect(verdictOf([{ status: 'passed' }, hung, red])).toEqual({
      verdict: 'killed',
      by: 'test 2',
    });
  });

  it('is not killed when a test timed out', () => {
    expect(verdictOf([hung])).toEqual({ verdict: 'hung', said: 'test 0' });
  });

  it('is killed by a search that timed out only if it passes without the edit', () => {
    expect(verdictOf([waited])).toMatchObject({
      verdict: 'killed',
      control: { file: 'x.test.ts', name: 'test 0' },
    });
  });

  it('is an error when a file does not load, and undefined when all tests pass', () => {
    expect(verdictOf([{ status: 'passed' }], 1)).toMatchObject({ verdict: 'error' });
    expect(verdictOf([{ status: 'passed' }])).toBeNull();
  });
});
