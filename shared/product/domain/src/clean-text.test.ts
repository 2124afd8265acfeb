import { cleanCode, cleanText, codeWhileTyping } from '@shared/text/clean-text';
import { writtenDay } from '@shared/text/written-day';
import fc from 'fast-check';
import { addDays, plainDate } from './calendar';
import { cardMessage } from './card-message';

const invisible = ['\u00AD', '\u200B', '\u200D', '\u2060', '\uFEFF', '\u202E', '\u3164', '\u115F'];
const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const FIRST = plainDate('1970-01-01');
const days = fc.nat(36_500).map((number) => addDays(FIRST, number));
/** Returns the part without leading zeros. */
const short = (part: string) => String(Number(part));
/** Korean notations of a day. */
const ways: Readonly<Record<string, (year: string, month: string, day: string) => string>> = {
  '2021. 3. 1.': (y, m, d) => `${y}. ${short(m)}. ${short(d)}.`,
  '2021년 3월 1일': (y, m, d) => `${y}년 ${short(m)}월 ${short(d)}일`,
  '2021년3월1일(월)': (y, m, d) => `${y}년${short(m)}월${short(d)}일(월)`,
  '2021.03.01': (y, m, d) => `${y}.${m}.${d}`,
  '2021-3-1': (y, m, d) => `${y}-${short(m)}-${short(d)}`,
  '2021/03/01': (y, m, d) => `${y}/${m}/${d}`,
  '2021 03 01': (y, m, d) => `${y} ${m} ${d}`,
  '20210301': (y, m, d) => `${y}${m}${d}`,
  '２０２１．０３．０１': (y, m, d) => wide(`${y}.${m}.${d}`),
  ' 20210301 ': (y, m, d) => ` ${y}${m}${d}\n`,
};

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

describe('cardMessage', () => {
  it.each([
    ['한도 초과', '한도 초과'],
    ['  잔액이 부족합니다.  ', '잔액이 부족합니다.'],
    ['연 10% 할인 카드 & 포인트', '연 10% 할인 카드 & 포인트'],
    ['<b>한도 초과</b>', '<b>한도 초과</b>'],
  ])('returns readable text as plain text: %s [A-88, ERR-021]', (text, shown) => {
    expect(cardMessage(text)).toBe(shown);
  });

  it.each([
    ['   '],
    [null],
    ['null'],
    ['UNDEFINED'],
    ['한도 \uFFFD\uFFFD'],
    ['한도\u0000초과'],
    ['한도\n초과'],
    ['\u202E과초도한'],
    ['\uD83D'],
    ['%ED%95%9C%EB%8F%84'],
    ['한도 초과&nbsp;'],
    ['&#xD55C;도'],
  ])('returns undefined for text that cannot be read: %j [A-88, SEC-008]', (text) => {
    expect(cardMessage(text)).toBeUndefined();
  });

  it('cuts after 200 characters without splitting one [A-88, SEC-008]', () => {
    expect(cardMessage('가'.repeat(500))).toBe('가'.repeat(200));
    expect(cardMessage('😀'.repeat(201))).toBe('😀'.repeat(200));
  });
});

describe('writtenDay', () => {
  it.each(Object.entries(ways))('reads every day written as %p', (_name, write) => {
    fc.assert(
      fc.property(days, (day) => {
        const [year = '', month = '', date = ''] = day.split('-');
        expect(writtenDay(write(year, month, date))).toBe(day);
      }),
    );
  });

  it.each([
    ['21.03.01', '2021-03-01'],
    ["'21. 3. 1.", '2021-03-01'],
    ['96.11.20', '1996-11-20'],
    ['70-1-2', '1970-01-02'],
    ['69-1-2', '2069-01-02'],
    ['2021. 2. 31.', '2021-02-31'],
    ['2021\u200b. 3.\u00a01.\u2060', '2021-03-01'],
  ])('reads %p as %p', (text, day) => expect(writtenDay(text)).toBe(day));

  it.each(['', '2021. 3.', '2021.13.1', '2021.0.1', '2021.1.32', '202103', '1/2/3'])(
    'finds no day in %p',
    (text) => expect(writtenDay(text)).toBeUndefined(),
  );
});
