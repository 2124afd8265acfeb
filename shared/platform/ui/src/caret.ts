/** Returns only letters and digits, because formatting never adds or removes them. */
const significant = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the caret position after a rewrite, or `undefined` when the rewrite lost characters of `tail`, the text after
 * the caret. Example: `12|34` becomes `1,2|34`, because `34` stays after the caret.
 */
export function caretAfter(rewritten: string, tail: string): number | undefined {
  if (rewritten.endsWith(tail)) return rewritten.length - tail.length;
  const kept = significant(tail);
  for (let place = 0; place <= rewritten.length; place += 1) {
    const behind = significant(rewritten.slice(place));
    if (behind.length <= kept.length) return behind === kept ? place : undefined;
  }
  return undefined;
}

/**
 * Returns the text typed or pasted at one place to turn `before` into `after`. Returns '' when text was only deleted.
 */
export function insertedInto(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}
