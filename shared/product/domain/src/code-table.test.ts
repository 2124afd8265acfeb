import { codeTable } from './code-table';

const table = codeTable({ on: 10, off: -10, one: 1 });

describe('codeTable', () => {
  it('reads a number and the same number as text', () => {
    expect(['10', 10, '-10', -10, '1'].map(table.nameOf)).toEqual([
      'on',
      'on',
      'off',
      'off',
      'one',
    ]);
  });

  it.each([11, '11', '', ' 10', '10.0', '0x0a', null, undefined, Number.NaN, true, [10], {}])(
    'returns no name for %p',
    (code) => {
      expect(table.nameOf(code)).toBeUndefined();
    },
  );

  it('returns the number of a name', () => {
    expect(table.names.map(table.codeOf)).toEqual([10, -10, 1]);
  });
});
