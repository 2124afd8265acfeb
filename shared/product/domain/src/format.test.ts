import { countRows, dayRows, wonRows } from '../testing/vectors/format';
import { plainDate } from './calendar';
import {
  formatDay,
  formatNumber,
  formatShortDay,
  formatUnits,
  formatWon,
  isUnlimited,
} from './format';
import { won } from './money';

describe('formats', () => {
  it.each(wonRows)('$id: $value won reads $shown', ({ value, shown }) => {
    expect(formatWon(won(value))).toBe(shown);
  });

  it('group thousands and keep the sign', () => {
    expect([999, 1_000, 1_234_567, -5_000].map((amount) => formatWon(won(amount)))).toEqual([
      '999',
      '1,000',
      '1,234,567',
      '-5,000',
    ]);
    expect(formatNumber(180_000)).toBe('180,000');
  });

  it.each(dayRows)('$id: a day reads year-month-day [CONST-020]', ({ value, shown }) => {
    expect(formatDay(plainDate(value))).toBe(shown);
  });

  it('a short day reads YY.MM.DD [REVOKE-012]', () => {
    expect(formatShortDay(plainDate('2026-11-20'))).toBe('26.11.20');
    expect(formatShortDay(plainDate('2009-01-05'))).toBe('09.01.05');
  });

  it.each(countRows)(
    '$id: a count of $value is $shown [CONST-016, COUPON-005]',
    ({ value, shown }) => {
      expect(formatUnits('count', value)).toBe(shown);
    },
  );

  it('show other counts and all money with separators [COUPON-004, CONST-016]', () => {
    expect([0, 3, 998, 1_000].map((units) => formatUnits('count', units))).toEqual([
      '0',
      '3',
      '998',
      '1,000',
    ]);
    expect([999, 30_000].map((units) => formatUnits('currency', units))).toEqual(['999', '30,000']);
  });

  it('are unlimited only for a count of 999 [CONST-016]', () => {
    expect([998, 999, 1_000].map((base) => isUnlimited('count', base))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isUnlimited('currency', 999)).toBe(false);
  });
});
