/** What is typed of a day, as far as it goes: digits alone count, `2021031` is `2021-03-1`. */
export function dayTyped(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}

export const isWholeDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Where the caret stands in the written day when it stood at `caret` in what was typed: behind the same digit. */
export function caretIn(day: string, typed: string, caret: number): number {
  const before = typed.slice(0, caret).replaceAll(/\D/g, '').length;
  const [written = ''] = day.match(new RegExp(`^(\\D*\\d){${before}}`)) ?? [day];
  return written.length;
}
