import { type Won, won } from '@shared/domain/money';
import * as v from 'valibot';
import { maybe } from './part';

/** A number, or the same number as text; text with anything else in it is no number. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;

/** Rates and other figures that may have a fraction. */
export const number = v.pipe(v.unknown(), v.transform(numberIn), v.number(), v.finite());
/** Counts, months, kilometres, places in an order. */
export const count = v.pipe(number, v.safeInteger());
/** A whole amount; a fraction or anything else is a wrong answer, never a price. It has no default. */
export const wonAmount = v.pipe(
  count,
  v.transform((amount): Won => won(amount)),
);

/** Text, or the number that a backend wrote in its place. */
export const written = v.pipe(
  v.unknown(),
  v.transform((value) => (Number.isFinite(value) ? String(value) : value)),
  v.string(),
  v.trim(),
);

/** Ids arrive as text or as numbers, and are text from here on. */
export const id = v.pipe(
  v.unknown(),
  v.transform((value) => (Number.isSafeInteger(value) ? String(value) : value)),
  v.string(),
  v.trim(),
  v.minLength(1),
);

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
export const flag = v.pipe(
  v.unknown(),
  v.transform((value) => flags.get(typeof value === 'string' ? value.trim().toUpperCase() : value)),
  v.boolean(),
);

/** A code that must be one we know. */
export const known = <Name extends string>(nameOf: (code: unknown) => Name | undefined) =>
  v.pipe(
    v.unknown(),
    v.check((code) => nameOf(code) !== undefined, 'unknown code'),
    v.transform((code) => nameOf(code) as Name),
  );

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
/** A code nobody knows, or none, is `unless`: what the screens show without a word about it. */
export const codeOr = <Name extends string, Unless>(
  nameOf: (code: unknown) => Name | undefined,
  unless: Unless,
) =>
  v.pipe(
    maybe(known(nameOf)),
    v.transform((name): Name | Unless => name ?? unless),
  );
