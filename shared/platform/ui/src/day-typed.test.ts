import fc from 'fast-check';
import { caretAfter, insertedInto } from './caret';
import { dayEdited, dayTyped } from './day-typed';
import { keyboardAfter, type Memory, type Signals } from './keyboard-inset';

/** Returns the text after `|`, which marks the caret. */
const tailOf = (text: string) => text.slice(text.indexOf('|') + 1);
const untouched: Memory = { wasTyping: false, stale: 0 };
const typing = (hidden: number): Signals => ({ hidden, isTyping: true });
const left = (hidden: number): Signals => ({ hidden, isTyping: false });
/** Returns the result after the last signal. */
const below = (...signals: readonly Signals[]) =>
  signals.reduce<Memory & { below: number }>(keyboardAfter, { ...untouched, below: 0 }).below;

describe('dayTyped', () => {
  it.each([
    ['', ''],
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
});

describe('dayEdited', () => {
  it.each([
    ['', '2021. 3. 1.', '2021-03-01'],
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

describe('caretAfter', () => {
  it.each([
    ['at the end, after the added dash', '20210|', '2021-0|'],
    ['after the digit typed in the middle', '20251|-03-1', '2025-1|0-31'],
    ['at the start', '|021', '|021'],
    ['after the digit before the deleted one', '2021-|3-15', '2021|-31-5'],
    ['at the end when the text is longer than a day', '2021-03-159|', '2021-03-15|'],
    ['in a mileage that lost its zero', '0|45,210', '|45,210'],
    ['before a space of a model', 'C5x| 2.0', 'C5X| 2.0'],
    ['before small letters that are written large', 'wb|a5', 'WB|A5'],
  ])('keeps the caret %s: %s', (_where, typed, kept) => {
    expect(caretAfter(kept.replace('|', ''), tailOf(typed))).toBe(kept.indexOf('|'));
  });

  it.each([
    ['the last letter of a full field', 'WBA5A5C50FD520469', '5A5C50FD5204691'],
    ['leading zeros of a mileage', '', ',000'],
  ])('returns undefined when a rewrite lost %s', (_what, rewritten, tail) => {
    expect(caretAfter(rewritten, tail)).toBeUndefined();
  });
});

describe('insertedInto', () => {
  it('returns the text that was inserted at one place', () => {
    const text = fc.string();
    fc.assert(
      fc.property(text, text, text, (start, inserted, end) => {
        const found = insertedInto(start + end, start + inserted + end);
        expect(found).toHaveLength(inserted.length);
        expect(start + inserted + end).toContain(found);
      }),
    );
  });
});

describe('keyboardAfter', () => {
  it.each<[string, readonly Signals[], number]>([
    ['follows the visual viewport while a field has the focus', [typing(0), typing(300)], 300],
    ['ends when the viewport is whole again', [typing(300), typing(0)], 0],
    ['believes a viewport that shrinks without a field', [left(0), left(300)], 300],
    ['ends when the field is left, although the viewport stays small', [typing(300), left(300)], 0],
    ['stays ended while a stale viewport reports again', [typing(300), left(300), left(300)], 0],
    ['stays ended while the keyboard slides away', [typing(300), left(300), left(200)], 0],
    ['believes a keyboard that comes after a stale one', [typing(300), left(300), left(340)], 340],
    ['counts from the rest that is left', [typing(300), left(300), left(0), left(300)], 300],
    ['comes back with the focus', [typing(300), left(300), typing(300)], 300],
  ])('%s', (_what, signals, expected) => {
    expect(below(...signals)).toBe(expected);
  });
});
