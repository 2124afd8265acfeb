import { inNode } from './testing/in-node';

const rows = [
  { id: 'PAY-001', area: 'PAY' },
  { id: 'PAY-002', area: 'PAY' },
  { id: 'PAY-003', area: 'PAY' },
];
const notShown = (tests: { title: string; state: string }[]) =>
  inNode<{ id: string; states: string[] }[]>(
    'requirements.mjs',
    'own.notShown(...given)',
    rows,
    tests,
  ).map(({ id, states }) => [id, states]);

describe('a requirement is shown', () => {
  it('by a test that passed and names it, alone, in a list or in a range', () => {
    expect(notShown([{ title: 'x [PAY-001…003]', state: 'passed' }])).toEqual([]);
    expect(notShown([{ title: 'x [PAY-001, 002, PAY-003]', state: 'passed' }])).toEqual([]);
  });

  it('by no test that was skipped or failed, and by none that only speaks of it', () => {
    const tests = [
      { title: 'a [PAY-001]', state: 'skipped' },
      { title: 'b [PAY-002]', state: 'failed' },
      { title: 'c, as PAY-003 says', state: 'passed' },
    ];

    expect(notShown(tests)).toEqual([
      ['PAY-001', ['skipped']],
      ['PAY-002', ['failed']],
      ['PAY-003', []],
    ]);
  });

  it('when one of its tests passed and another could not run here', () => {
    const tests = [
      { title: 'a [PAY-001…003]', state: 'skipped' },
      { title: 'b [PAY-001…003]', state: 'passed' },
    ];

    expect(notShown(tests)).toEqual([]);
  });
});
