import fc from 'fast-check';
import { caretAfter, insertedInto } from './caret';

/** Returns the text after `|`, which marks the caret. */
const tailOf = (text: string) => text.slice(text.indexOf('|') + 1);

describe('caretAfter', () => {
  it.each([
    ['at the end, after the added dash', '20210|', '2021-0|'],
    ['after the digit typed in the middle', '20251|-03-1', '2025-1|0-31'],
    ['at the start', '|021', '|021'],
    ['after the digit before the deleted one', '2021-|3-15', '2021|-31-5'],
    ['at the end when the text is longer than a day', '2021-03-159|', '2021-03-15|'],
    ['in a mileage with moving commas', '1,23|,567', '123|,567'],
    ['in a mileage that lost its zero', '0|45,210', '|45,210'],
    ['after a dropped letter', '12a|34', '1,2|34'],
    ['in an uppercased VIN', 'WBAa|5C50', 'WBAA|5C50'],
    ['before a space of a model', 'C5x| 2.0', 'C5X| 2.0'],
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

  it.each([
    ['2019-11-20', '2021. 3. 1.', '21. 3. 1.'],
    ['2021-03', '2021-0', ''],
    ['', '', ''],
  ])('returns for %p changed to %p the text %p', (before, after, inserted) => {
    expect(insertedInto(before, after)).toBe(inserted);
  });
});
