import { cleanOwnerName, parseOwnerName } from './owner-name';

describe('the customer name', () => {
  it.each(['', '   '])('is required: %p [VALID-001]', (text) => {
    expect(parseOwnerName(text)).toEqual({ ok: false, error: 'empty' });
  });

  it('is only trimmed [VALID-001, VALID-013]', () => {
    expect(cleanOwnerName('  Hong Gil-dong ')).toBe('Hong Gil-dong');
    expect(parseOwnerName(' 홍길동 ')).toEqual({ ok: true, value: '홍길동' });
  });
});
