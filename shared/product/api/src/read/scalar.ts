import { type Won, won } from '@shared/domain/money';
import * as v from 'valibot';
import { maybe } from './part';

/** Returns a schema from one function. A longer pipe would add code to every prerender. */
export const readAs = <Out>(read: (value: unknown) => Out | undefined, what?: string) =>
  v.pipe(
    v.unknown(),
    v.transform(read),
    v.custom<Out>((value) => value !== undefined, what),
  );

/** A number as text. Text with any other characters is not a number. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const numberIn = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;
  return Number.isFinite(read) ? (read as number) : undefined;
};

/** Reads rates and other numbers that may have a fraction. */
export const number = readAs(numberIn);
/** Reads counts, months, kilometres and positions. */
export const count = v.pipe(number, v.custom<number>(Number.isSafeInteger));
/**
 * Reads a whole amount. A fraction or any other value is an error. It has no default, because a default would be a
 * wrong price.
 */
export const wonAmount = v.pipe(
  count,
  v.transform((amount): Won => won(amount)),
);

/** Returns text, also from a number that a backend sends instead. */
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || Number.isFinite(value) ? String(value).trim() : undefined;
export const written = readAs(textIn);

/** Reads an id as text. It may arrive as text or as a number. */
export const id = readAs((value) => {
  const isOne = typeof value === 'string' || Number.isSafeInteger(value);
  return (isOne && textIn(value)) || undefined;
});

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['Y', true],
  ['TRUE', true],
  [false, false],
  [0, false],
  ['0', false],
  ['N', false],
  ['FALSE', false],
]);
/** Returns a flag from any of its notations. Source: A-82. */
export const flagIn = (value: unknown): boolean | undefined =>
  flags.get(typeof value === 'string' ? value.trim().toUpperCase() : value);
export const flag = readAs(flagIn);

/** Reads a code that must be known. */
export const known = <Name extends string>(nameOf: (code: unknown) => Name | undefined) =>
  readAs(nameOf, 'unknown code');

export const maybeId = maybe(id);
export const maybeNumber = maybe(number);
export const maybeCount = maybe(count);
/** Reads an optional price. 0 is a price. A missing or unreadable price is not known. */
export const maybeWon = maybe(wonAmount);
export const maybeFlag = maybe(flag);

/** Reads optional text: `undefined` for null, a missing value and blank text. */
export const text = maybe(written);
/** Reads text for display. A missing value becomes ''. */
export const shownText = v.pipe(
  text,
  v.transform((value) => value ?? ''),
);
/** Reads a flag that is false when it is missing. */
export const yes = v.pipe(
  maybeFlag,
  v.transform((value) => value === true),
);
/** Reads a code. An unknown or missing code has no name, and it is not recorded as unread. */
export const codeName = <Name>(nameOf: (code: unknown) => Name) =>
  v.pipe(v.optional(v.unknown(), null), v.transform(nameOf));
/** Reads a code. An unknown or missing code becomes `unless`. */
export const codeOr = <Name extends string, Unless>(
  nameOf: (code: unknown) => Name | undefined,
  unless: Unless,
) =>
  v.pipe(
    maybe(known(nameOf)),
    v.transform((name): Name | Unless => name ?? unless),
  );
