import { type Won, won } from '@shared/domain/money';
import * as v from 'valibot';
import { maybe } from './part';

/** One function for a reader, and not a chain: every link of one is code that a first view carries. */
export const readAs = <Out>(read: (value: unknown) => Out | undefined, what?: string) =>
  v.pipe(
    v.unknown(),
    v.transform(read),
    v.custom<Out>((value) => value !== undefined, what),
  );

/** A number, or the same number as text; text with anything else in it is no number. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const numberIn = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;
  return Number.isFinite(read) ? (read as number) : undefined;
};

/** Rates and other figures that may have a fraction. */
export const number = readAs(numberIn);
/** Counts, months, kilometres, places in an order. */
export const count = v.pipe(number, v.custom<number>(Number.isSafeInteger));
/** A whole amount; a fraction or anything else is a wrong answer, never a price. It has no default. */
export const wonAmount = v.pipe(
  count,
  v.transform((amount): Won => won(amount)),
);

/** Text, or the number that a backend wrote in its place. */
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || Number.isFinite(value) ? String(value).trim() : undefined;
export const written = readAs(textIn);

/** Ids arrive as text or as numbers, and are text from here on. */
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
/** Yes or no, however it is written. Source: A-82. */
export const flagIn = (value: unknown): boolean | undefined =>
  flags.get(typeof value === 'string' ? value.trim().toUpperCase() : value);
export const flag = readAs(flagIn);

/** A code that must be one we know. */
export const known = <Name extends string>(nameOf: (code: unknown) => Name | undefined) =>
  readAs(nameOf, 'unknown code');

export const maybeId = maybe(id);
export const maybeNumber = maybe(number);
export const maybeCount = maybe(count);
/** A price of nothing is a price; a missing or unreadable one is not known. */
export const maybeWon = maybe(wonAmount);
export const maybeFlag = maybe(flag);

/** Text that may be missing: `undefined` for null, nothing and blanks. */
export const text = maybe(written);
/** Text for a field that is shown: missing is ''. */
export const shownText = v.pipe(
  text,
  v.transform((value) => value ?? ''),
);
/** A flag that is off where nothing is said. */
export const yes = v.pipe(
  maybeFlag,
  v.transform((value) => value === true),
);
/** An unknown or missing code is `unless`: what the screens show without it. */
export const codeOr = <Name extends string, Unless>(
  nameOf: (code: unknown) => Name | undefined,
  unless: Unless,
) =>
  v.pipe(
    maybe(known(nameOf)),
    v.transform((name): Name | Unless => name ?? unless),
  );
