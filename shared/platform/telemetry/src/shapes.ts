/** Type guard for the value of a field. A value that does not fit is not sent and not accepted. */
export type Shape<Value> = (value: unknown) => value is Value;

export const oneOf =
  <const Name extends string>(...names: readonly Name[]): Shape<Name> =>
  (value): value is Name =>
    (names as readonly unknown[]).includes(value);

export const matching =
  (pattern: RegExp): Shape<string> =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value);

/** Returns a guard for numbers from 0 to `most`. */
export const upTo =
  (most: number): Shape<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= 0 && value <= most;
