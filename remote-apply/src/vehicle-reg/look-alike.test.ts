import { lookAlike } from './look-alike';

describe('lookAlike', () => {
  it('offers 0 for O and 1 for I, all of them at once [VALID-010]', () => {
    expect(lookAlike('WMEOI300XN0000123')).toBe('WME01300XN0000123');
    expect(lookAlike('WMEO13OOXN0000123')).toBe('WME01300XN0000123');
  });

  it('offers nothing without an O or I [VALID-010]', () => {
    expect(lookAlike('WME01300XN0000123')).toBeUndefined();
    expect(lookAlike('QLB8S5Z2XN0000123')).toBeUndefined();
    expect(lookAlike('')).toBeUndefined();
  });
});
