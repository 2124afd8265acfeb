import { inNode } from '@shared/delivery/testing/in-node';

const rows = [
  { id: 'PAY-001', area: 'PAY' },
  { id: 'PAY-002', area: 'PAY' },
  { id: 'PAY-003', area: 'PAY' },
];
const notShown = (tests: { title: string; state: string }[]) =>
  inNode<{ id: string; states: string[] }[]>(
    'e2e/tools/requirements.mjs',
    'own.notShown(...given)',
    rows,
    tests,
  ).map(({ id, states }) => [id, states]);

describe('requirements', () => {
  it('counts a row that a passed test cites, alone, in a list or in a range', () => {
    expect(notShown([{ title: 'x [PAY-001…003]', state: 'passed' }])).toEqual([]);
    expect(notShown([{ title: 'x [PAY-001, 002, PAY-003]', state: 'passed' }])).toEqual([]);
  });

  it('takes a reading beside a row for no row', () => {
    const ids = inNode(
      'e2e/tools/requirements.mjs',
      'own.idsOfTitle(...given)',
      'x [PAY-001, A-99, A-100]',
    );

    expect(ids).toEqual(['PAY-001']);
  });

  it('does not count skipped or failed tests, or an id outside of the brackets', () => {
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
});
