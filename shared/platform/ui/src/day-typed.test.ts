import fc from 'fast-check';
import { dayEdited, dayTyped, isWholeDay } from './day-typed';

describe('dayTyped', () => {
  it.each([
    ['', ''],
    ['2', '2'],
    ['2021', '2021'],
    ['20210', '2021-0'],
    ['202103', '2021-03'],
    ['2021031', '2021-03-1'],
    ['20210315', '2021-03-15'],
    ['202103159', '2021-03-15'],
    ['2021-03-15', '2021-03-15'],
    ['2021.03.15', '2021-03-15'],
    ['2021년 03월', '2021-03'],
    ['2021-', '2021'],
  ])('formats %p as %p', (typed, written) => expect(dayTyped(typed)).toBe(written));

  it.each([
    ['2021-03-15', true],
    ['2021-03-1', false],
    ['2021', false],
    ['', false],
  ])('for %p returns whether it is complete: %p', (text, whole) =>
    expect(isWholeDay(text)).toBe(whole),
  );

  it('keeps the order of digits and does not change its own result', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 8 });
    fc.assert(
      fc.property(digits, (text) => {
        expect(dayTyped(text).replaceAll('-', '')).toBe(text);
        expect(dayTyped(dayTyped(text))).toBe(dayTyped(text));
      }),
    );
  });
});

describe('dayEdited', () => {
  it.each([
    ['', '2021. 3. 1.', '2021-03-01'],
    ['', '2021년 3월 1일', '2021-03-01'],
    ['', '21.03.01', '2021-03-01'],
    ['', '20210301', '2021-03-01'],
    ['', '２０２１．３．１', '2021-03-01'],
    ['2019-11-20', '2021. 3. 1.', '2021-03-01'],
    ['2019', '20192021. 3. 1.', '2021-03-01'],
    ['', '2021. 3', '2021-3'],
    ['2021', '2021.', '2021'],
    ['2021-3', '2021-3.', '2021-03'],
    ['2021-03', '2021-031', '2021-03-1'],
    ['21', '21.', '2021'],
    ['96', '96년', '1996'],
  ])('for %p changed to %p returns %p', (before, typed, shown) => {
    expect(dayEdited(before, typed)).toBe(shown);
  });
});
