import { vinRows } from '../../testing/vectors/vin';
import { cleanVin, parseVin, VIN_LENGTH } from './vin';

describe('a VIN', () => {
  it.each(vinRows)(
    '$id: $typed becomes $cleaned, valid: $valid [VALID-010, VALID-011, VALID-012]',
    (row) => {
      expect(cleanVin(row.typed)).toBe(row.cleaned);
      expect(cleanVin(row.typed)).toHaveLength(row.length);
      expect(parseVin(cleanVin(row.typed)).ok).toBe(row.valid);
    },
  );

  it('is uppercased, and may hold I, O and Q [VALID-010, VALID-012]', () => {
    expect(cleanVin('wba5a5c50fd520469')).toBe('WBA5A5C50FD520469');
    expect(parseVin('IOQ5A5C50FD520469')).toEqual({ ok: true, value: 'IOQ5A5C50FD520469' });
  });

  it.each([
    'WBA5A5C50FD52046',
    'WBA5A5C50FD5204690',
    'wba5a5c50fd520469',
    'WBA5A5C50FD52046 ',
    'WBA5A5C50FD52046-',
    'WBA5A5C50FD520469\n',
  ])('is not %p [VALID-010]', (text) => {
    expect(parseVin(text)).toEqual({ ok: false, error: 'not-a-vin' });
  });

  it('left empty is told apart', () => {
    expect(parseVin('')).toEqual({ ok: false, error: 'empty' });
  });

  it('has 17 characters, which is what its field takes [VALID-035]', () => {
    expect(VIN_LENGTH).toBe(17);
    expect([16, 17, 18].map((length) => parseVin('A'.repeat(length)).ok)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
