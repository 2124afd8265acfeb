import { stampRows } from '../testing/vectors/stamp';
import { isRecentStamp, numberStamp } from './number-stamp';

describe('numberStamp', () => {
  it.each(stampRows)('$id: $time gives $stamp [PAY-033]', ({ time, stamp }) => {
    expect(numberStamp(new Date(`${time}+09:00`))).toBe(stamp);
  });

  it('has 24 hours and two digits per part in Korean time [PAY-033]', () => {
    expect(numberStamp(new Date('2026-11-20T14:59:59Z'))).toBe('1120235959');
    expect(numberStamp(new Date('2026-12-31T15:00:09Z'))).toBe('0101000009');
    expect(numberStamp(new Date('2026-11-20T13:05:06+09:00'))).toBe('1120130506');
  });
});

describe('isRecentStamp', () => {
  const isRecent = (number: string, now: string) =>
    isRecentStamp(number, new Date(`${now}+09:00`), 15 * 60_000);

  it.each([
    ['1120114500', '2026-11-20T12:00:00', true],
    ['1120114459', '2026-11-20T12:00:00', false],
    ['1120120100', '2026-11-20T12:00:00', true],
    ['1120120101', '2026-11-20T12:00:00', false],
    ['1231235500', '2027-01-01T00:05:00', true],
    ['1231234959', '2027-01-01T00:05:00', false],
    ['0101000500', '2027-01-01T00:05:00', true],
    ['ORD-1', '2026-11-20T12:00:00', false],
  ])('says of %s at %s: %s [A-96]', (number, now, expected) => {
    expect(isRecent(number, now)).toBe(expected);
  });
});
