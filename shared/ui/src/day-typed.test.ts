import { caretIn, dayTyped, isWholeDay } from './day-typed';

describe('a day that is typed', () => {
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
  ])('%p is written %p', (typed, written) => expect(dayTyped(typed)).toBe(written));

  it.each([
    ['2021-03-15', true],
    ['2021-03-1', false],
    ['2021', false],
    ['', false],
  ])('%p is whole: %p', (text, whole) => expect(isWholeDay(text)).toBe(whole));

  it.each([
    ['at the end, behind the dash that came', '2021-0', '20210', 5, 6],
    ['in the middle, behind the digit that was typed', '2025-10-31', '20251-03-1', 5, 6],
    ['at the start', '021', '021', 0, 0],
    ['behind the digit before the one taken away', '2021-31-5', '2021-3-15', 5, 4],
    ['at the end when more was typed than a day has', '2021-03-15', '2021-03-159', 11, 10],
  ])('keeps the caret %s', (_where, day, typed, caret, kept) => {
    expect(caretIn(day, typed, caret)).toBe(kept);
  });
});
