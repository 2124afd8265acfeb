import fc from 'fast-check';
import { withoutSpecial, withoutSpecialAndBlanks } from './cleaning';

describe('cleaning', () => {
  it('keeps letters, digits, Hangul and blanks, and drops the rest [VALID-011]', () => {
    expect(withoutSpecial('12가-3456 *(a)_É.')).toBe('12가3456 aÉ');
    expect(withoutSpecialAndBlanks(' 12 가\t3456\n')).toBe('12가3456');
  });

  it('puts decomposed syllables together', () => {
    expect(withoutSpecialAndBlanks('12가3456'.normalize('NFD'))).toBe('12가3456');
  });

  it('reads no more than 100 characters', () => {
    expect(withoutSpecial('x'.repeat(100_000))).toHaveLength(100);
  });

  it('cleans what is clean into itself [VALID-011]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const cleaned = withoutSpecialAndBlanks(text);
        expect(withoutSpecialAndBlanks(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(/[\s\-_.,*()]/);
      }),
    );
  });
});
