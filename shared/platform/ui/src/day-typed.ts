import { codeWhileTyping } from '@shared/text/clean-text';
import { fullYear, writtenDay } from '@shared/text/written-day';
import { insertedInto } from './caret';

/**
 * Returns what a date field shows after an edit. Text inserted at once, for example pasted text, is read as a complete
 * day if it contains one. Example: `2021. 3. 1.` pasted into an empty field gives `2021-03-01`.
 */
export function dayEdited(before: string, typed: string): string {
  const inserted = insertedInto(before, typed);
  const day = inserted.length > 1 ? (writtenDay(typed) ?? writtenDay(inserted)) : undefined;
  return day ?? dayTyped(typed);
}

/**
 * Returns the formatted text of an incomplete day: `2021031` gives `2021-03-1`. A separator after a short year or month
 * completes it: `21.` gives `2021`, and `2021-3.` gives `2021-03`.
 */
export function dayTyped(text: string): string {
  const plain = codeWhileTyping(text)
    .replace(/^(\d{2})\D$/, (_all, year: string) => fullYear(year))
    .replace(/^(\d{4}-)(\d)\D$/, '$10$2');
  const digits = plain.replaceAll(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}

export const isWholeDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
