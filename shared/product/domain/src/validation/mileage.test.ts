import fc from 'fast-check';
import { mileageRows } from '../../testing/vectors/km';
import { parseMileage, shownMileage } from './mileage';

const told = (typed: string, tier: 'plain' | 'insurance') => {
  const parsed = parseMileage(typed, tier);
  return parsed.ok ? 'ok' : parsed.error;
};

describe('mileage', () => {
  it.each(mileageRows)(
    '$id: $typed shows $shown, plain $plain, insured $insurance [VALID-026, VALID-027, VALID-028, VALID-029, VALID-030, VALID-032]',
    (row) => {
      expect(shownMileage(row.typed)).toBe(row.shown);
      expect(told(row.typed, 'plain')).toBe(row.plain);
      expect(told(row.typed, 'insurance')).toBe(row.insurance);
    },
  );

  it('is a number of kilometres without separators [VALID-026]', () => {
    expect(parseMileage('12,345 km', 'insurance')).toEqual({ ok: true, value: 12_345 });
  });

  it.each(['', '0', '000', 'km', '-', ' '])('of %p is missing [VALID-029, VALID-030]', (typed) => {
    expect(parseMileage(typed, 'plain')).toEqual({ ok: false, error: 'NEED_INPUT_KM' });
    expect(parseMileage(typed, 'insurance')).toEqual({ ok: false, error: 'NEED_INPUT_KM' });
    expect(shownMileage(typed)).toBe('');
  });

  it('of 180,000 km is insured, of 180,001 km not, and other tiers accept both [VALID-031, CONST-007]', () => {
    expect(parseMileage('180,000', 'insurance')).toEqual({ ok: true, value: 180_000 });
    expect(parseMileage('180,001', 'insurance')).toEqual({ ok: false, error: 'KM_LIMIT_WARNING' });
    expect(parseMileage('180,001', 'plain')).toEqual({ ok: true, value: 180_001 });
  });

  it('loses all leading zeros, and no other [VALID-027]', () => {
    expect(['007', '0100', '00012000'].map(shownMileage)).toEqual(['7', '100', '12,000']);
  });

  it('has at most 7 digits without leading zeros', () => {
    expect(shownMileage('12345678')).toBe('1,234,567');
    expect(shownMileage('0009999999')).toBe('9,999,999');
    expect(parseMileage('12345678', 'plain')).toEqual({ ok: true, value: 1_234_567 });
  });

  it('shows the same text when it is parsed again [VALID-028, VALID-032]', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(shownMileage(shownMileage(typed))).toBe(shownMileage(typed));
        expect(parseMileage(shownMileage(typed), 'insurance')).toEqual(
          parseMileage(typed, 'insurance'),
        );
      }),
    );
  });
});
