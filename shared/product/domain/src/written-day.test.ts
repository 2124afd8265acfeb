import fc from 'fast-check';
import { addDays, plainDate } from './calendar';
import { writtenDay } from './written-day';

const FIRST = plainDate('1970-01-01');
const days = fc.nat(36_500).map((number) => addDays(FIRST, number));
/** Returns the part without leading zeros. */
const short = (part: string) => String(Number(part));
const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

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

  it.each([
    '',
    '2021',
    '2021. 3.',
    '2021.13.1',
    '2021.0.1',
    '2021.1.32',
    '202103',
    '1/2/3',
    '어제',
  ])('finds no day in %p', (text) => expect(writtenDay(text)).toBeUndefined());

  it('returns only days, and reads its own result as the same day', () => {
    const parts = fc.constantFrom(
      '2021',
      '21',
      '3',
      '03',
      '.',
      '-',
      ' ',
      '년',
      '월',
      '일',
      '５',
      'a',
    );
    fc.assert(
      fc.property(fc.array(parts), (text) => {
        const day = writtenDay(text.join(''));
        if (day === undefined) return;
        expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(writtenDay(day)).toBe(day);
      }),
    );
  });
});
