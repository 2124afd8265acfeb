import { goodValue } from '../testing/good-value';
import { parseRevokeReason, revokeReasons, takesText } from './revoke-reason';

describe('reason of a cancellation', () => {
  it('is 1 product, 2 cost, 3 low use, 4 vehicle change or 5 other [REVOKE-001]', () => {
    expect([1, 2, 3, 4, 5, 6].map(revokeReasons.nameOf)).toEqual([
      'product',
      'cost',
      'low-use',
      'vehicle-change',
      'other',
      undefined,
    ]);
  });

  it('must be chosen [VALID-033]', () => {
    expect(parseRevokeReason(undefined, 'anything')).toEqual({ ok: false, error: 'no-reason' });
  });

  it('has free text only for other [VALID-034, REVOKE-002]', () => {
    expect(revokeReasons.names.filter(takesText)).toEqual(['other']);
    expect(takesText(undefined)).toBe(false);
    const written = revokeReasons.names.map((reason) => parseRevokeReason(reason, ' too far '));
    expect(written.map((one) => goodValue(one).written)).toEqual(['', '', '', '', 'too far']);
  });

  it('may have an empty text, or one of 500 characters', () => {
    expect(parseRevokeReason('other', '')).toEqual({
      ok: true,
      value: { reason: 'other', written: '' },
    });
    const long = parseRevokeReason('other', 'x'.repeat(501));
    expect(long).toEqual({ ok: true, value: { reason: 'other', written: 'x'.repeat(500) } });
  });
});
