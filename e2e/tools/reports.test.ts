import { join } from 'node:path';
import { inNode } from '@shared/delivery/testing/in-node';

const file = join(__dirname, '../../host/src/x.test.ts');
const assertion = (fullName: string, status: string) => ({
  fullName,
  status,
  failureMessages: status === 'failed' ? ['Error: \u001b[31mtwo is three\u001b[39m'] : [],
});
const jestReport = {
  testResults: [
    {
      name: file,
      status: 'failed',
      message: '',
      assertionResults: [
        assertion('one [ROUTE-001]', 'passed'),
        assertion('two [ROUTE-002]', 'failed'),
        assertion('three [ROUTE-003]', 'pending'),
        assertion('four', 'todo'),
      ],
    },
  ],
};
const spec = (title: string, status: string) => ({
  title,
  file: 'journeys/a.spec.ts',
  tests: [
    {
      status,
      results: [{ errors: [{ message: 'it never came' }] }, {}],
    },
  ],
});
const playwrightReport = {
  stats: {},
  errors: [],
  suites: [
    {
      title: 'journeys/a.spec.ts',
      file: 'journeys/a.spec.ts',
      specs: [spec('alone [PAY-001]', 'expected')],
      suites: [
        {
          title: 'together [PAY-002]',
          file: 'journeys/a.spec.ts',
          specs: [spec('second try', 'flaky'), spec('left out', 'skipped')],
        },
      ],
    },
  ],
};

type Test = { title: string; file: string; state: string };
const testsOf = (report: unknown) =>
  inNode<Test[]>('e2e/tools/reports.mjs', 'own.testsOf(...given)', report);

describe('readReport', () => {
  it('returns tests of jest with their state; tests that did not run are skipped', () => {
    expect(testsOf(jestReport)).toMatchObject([
      { title: 'one [ROUTE-001]', file: 'host/src/x.test.ts', state: 'passed' },
      { title: 'two [ROUTE-002]', state: 'failed', why: 'Error: two is three' },
      { title: 'three [ROUTE-003]', state: 'skipped' },
      { title: 'four', state: 'skipped' },
    ]);
  });

  it('counts a file that cannot run as failed', () => {
    const [suite] = jestReport.testResults;
    const broken = { ...suite, assertionResults: [], message: 'Unexpected token' };

    expect(testsOf({ testResults: [broken] })[0]).toMatchObject({
      state: 'failed',
      title: 'cannot be run: Unexpected token',
    });
  });

  it('returns tests of Playwright with full names; a flaky one failed', () => {
    expect(testsOf(playwrightReport)).toMatchObject([
      { title: 'alone [PAY-001]', file: 'e2e/journeys/a.spec.ts', state: 'passed' },
      { title: 'together [PAY-002] › second try', state: 'failed', why: 'it never came' },
      { title: 'together [PAY-002] › left out', state: 'skipped' },
    ]);
  });
});

describe('failures at the end of a run', () => {
  const told = (tests: object[]) =>
    inNode<string[]>(
      'e2e/tools/summary.mjs',
      '(() => { const lines = []; console.log = (line) => lines.push(line); own.printFailures(...given); return lines; })()',
      tests,
    );

  it('prints file, title and the first lines of the reason', () => {
    const why = Array.from({ length: 30 }, (_, line) => `line ${line + 1}`).join('\n\n');
    const lines = told([
      { title: 'one', file: 'a.test.ts', state: 'passed' },
      { title: 'two', file: 'a.test.ts', state: 'failed', why },
    ]);

    expect(lines.slice(0, 3)).toEqual(['\nfailed:', '  a.test.ts › two', '      line 1']);
    expect(lines.at(-1)).toBe('      line 12');
  });
});

describe('closingLine', () => {
  const line = (total: object) =>
    inNode('e2e/tools/summary.mjs', 'own.closingLine(...given)', total);

  it('counts passed and failed tests, and skipped ones if there are any', () => {
    expect(line({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(line({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });
});
