import { vinRows } from '../../testing/vectors/vin';
import { cleanVin, parseVin, VIN_LENGTH, vinEdited } from './vin';

describe('VIN', () => {
  it.each(vinRows)(
    '$id: $typed becomes $cleaned, valid: $valid [VALID-010, VALID-011, VALID-012]',
    (row) => {
      expect(cleanVin(row.typed)).toBe(row.cleaned);
      expect(cleanVin(row.typed)).toHaveLength(row.length);
      expect(parseVin(cleanVin(row.typed)).ok).toBe(row.valid);
    },
  );

  it('is in upper case, and may have I, O and Q [VALID-010, VALID-012]', () => {
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

  it('distinguishes an empty field', () => {
    expect(parseVin('')).toEqual({ ok: false, error: 'empty' });
  });

  it('has 17 characters, the limit of its field [VALID-035]', () => {
    expect(VIN_LENGTH).toBe(17);
    expect([16, 17, 18].map((length) => parseVin('A'.repeat(length)).ok)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('vinEdited', () => {
  const full = 'WBA5A5C50FD520469';

  it.each([
    ['in the middle', 'WBA5XA5C50FD520469'],
    ['at the end', 'WBA5A5C50FD520469X'],
  ])('ignores a further letter %s of a full field [APPLY-022]', (_where, typed) => {
    expect(vinEdited(full, typed)).toBe(full);
  });

  it.each([
    ['with blanks and hyphens', '', 'wba 5a5c5-0FD 520469', full],
    ['in full-width letters', '', 'ＷＢＡ５Ａ５Ｃ５０ＦＤ５２０４６９', full],
    ['that is too long', '', `${full}99`, `${full}99`],
    ['that is one too long, over another', full, 'WDD0000000000000123', 'WDD0000000000000123'],
  ])('shows the whole pasted text %s', (_what, before, typed, shown) => {
    expect(vinEdited(before, typed)).toBe(shown);
  });
});
