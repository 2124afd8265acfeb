import fc from 'fast-check';
import { cleanCode, cleanText, codeWhileTyping } from './clean-text';

const invisible = ['\u00AD', '\u200B', '\u200D', '\u2060', '\uFEFF', '\u202E', '\u3164', '\u115F'];
const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('cleanCode', () => {
  it.each(invisible)('drops %j anywhere, because it cannot be seen [PAY-029]', (sign) => {
    const text = [...'VIP가-7'].join(sign);

    expect(cleanCode(`${sign} ${text}${sign}`)).toBe('VIP가-7');
    expect(cleanText(`${sign} ${text}${sign}`)).toBe('VIP가-7');
  });

  it.each([
    ['full-width letters', wide('VIP-2026')],
    ['mathematical letters', '𝐕𝐈𝐏-𝟐𝟎𝟐𝟔'],
    ['another hyphen', 'VIP\u20112026'],
    ['a minus sign', 'VIP\u22122026'],
    ['blanks of any kind', '\u3000VIP-2026\u00A0\n'],
  ])('returns plain letters, digits and signs for %s', (_, text) => {
    expect(cleanCode(text)).toBe('VIP-2026');
  });

  it('composes syllables, and keeps Hangul letters that stand alone', () => {
    expect(cleanCode('할인'.normalize('NFD'))).toBe('할인');
    expect(cleanCode('ㅋㅋ 기ㅁ')).toBe('ㅋㅋ 기ㅁ');
  });

  it('keeps a blank at the end while the customer types', () => {
    expect(codeWhileTyping('520d\u200b\u00a0')).toBe('520d ');
  });
});

describe('cleanText', () => {
  it.each([
    'O’Brien-김',
    '남궁 민·수',
    'ＡＢ주식회사',
    'می‌خواهم',
    'क्‍ष',
    '葛\u{E0100}城',
    '좋아요 👨‍👩‍👧 ❤️‍🔥',
  ])('keeps what belongs to %s', (text) => expect(cleanText(text)).toBe(text));
});

it.each([cleanCode, cleanText])('%p does not change its own result', (clean) => {
  const signs = fc.constantFrom(...invisible, ...'가ㄱＡ１ -①', '👨', '한', 'é'.normalize('NFD'));
  fc.assert(
    fc.property(fc.array(fc.oneof(signs, fc.string({ unit: 'grapheme' }))), (parts) => {
      const cleaned = clean(parts.join(''));
      expect(clean(cleaned)).toBe(cleaned);
    }),
  );
});
