import fc from 'fast-check';
import { withoutSpecial, withoutSpecialAndBlanks } from './cleaning';

describe('cleaning', () => {
  it('keeps letters, digits, Hangul and blanks, and drops the rest [VALID-011]', () => {
    expect(withoutSpecial('12가-3456 *(a)_É.')).toBe('12가3456 aÉ');
    expect(withoutSpecialAndBlanks(' 12 가\t3456\n')).toBe('12가3456');
  });

  it('composes decomposed syllables', () => {
    expect(withoutSpecialAndBlanks('12가3456'.normalize('NFD'))).toBe('12가3456');
  });

  it('reads at most 100 characters', () => {
    expect(withoutSpecial('x'.repeat(100_000))).toHaveLength(100);
  });

  it('does not change clean text [VALID-011]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const cleaned = withoutSpecialAndBlanks(text);
        expect(withoutSpecialAndBlanks(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(/[\s\-_.,*()]/);
      }),
    );
  });
});
