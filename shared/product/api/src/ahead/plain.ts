import { isCalendarDay, type PlainDate } from '@shared/domain/calendar';

export type Wire = Readonly<Record<string, unknown>>;

/** Returns the result of `read`, or `undefined` without an answer or if the answer has an unusual format. */
export function known<Out>(answer: unknown, read: (wire: Wire) => Out): Out | undefined {
  try {
    return answer === undefined ? undefined : read(Object(answer));
  } catch {
    return undefined;
  }
}

/**
 * Throws because the answer has an unusual format. The prerender skips its data, and the client reads it later.
 * @throws {TypeError} always.
 */
export function unusual(): never {
  throw new TypeError();
}

/** Returns trimmed text. A missing value becomes ''. */
export const textOrNone = (value: unknown): string =>
  typeof (value ?? '') === 'string' ? String(value ?? '').trim() : unusual();
export const idOf = (value: unknown): string =>
  textOrNone(Number.isSafeInteger(value) ? String(value) : value) || unusual();
export const idOrNone = (value: unknown): string | undefined =>
  (value ?? '') === '' ? undefined : idOf(value);
export const countOf = (value: unknown): number =>
  Number.isSafeInteger(value) ? Number(value) : unusual();
export function dayOrNone(value: unknown): PlainDate | undefined {
  const day = textOrNone(value);
  if (day === '') return undefined;
  return isCalendarDay(day) ? day : unusual();
}
export const listOf = <Out>(value: unknown, read: (wire: Wire) => Out): readonly Out[] =>
  Array.isArray(value) ? value.map((entry) => read(Object(entry))) : unusual();
