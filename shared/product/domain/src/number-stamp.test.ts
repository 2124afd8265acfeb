import { stampRows } from '../testing/vectors/stamp';
import { numberStamp } from './number-stamp';

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
