import * as v from 'valibot';
import { drop } from './unread';

/** Returns true for a missing value: undefined, null or blank text. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Reads an optional value. If the value cannot be read, it counts as missing and is recorded, so the rest of the answer
 * stays usable.
 */
export const maybe = <Out>(schema: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value): Out | undefined => {
      if (isNothing(value)) return undefined;
      const read = v.safeParse(schema, value);
      if (read.success) return read.output;
      drop(read.issues);
      return undefined;
    }),
  );

function readEntries<Out>(
  entry: v.GenericSchema<unknown, Out>,
  served: readonly unknown[],
): readonly Out[] {
  return served.flatMap((value, place) => {
    const read = v.safeParse(entry, value);
    if (read.success) return [read.output];
    drop(read.issues, String(place));
    return [];
  });
}

/**
 * Reads a required list, which may be empty. It skips and records entries that cannot be read. If no entry can be read,
 * reading fails, because an empty list would claim that the customer has nothing. Source: A-82.
 */
export const listed = <Out>(entry: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    v.unknown(),
    v.transform((served) => (isNothing(served) ? [] : served)),
    v.array(v.unknown()),
    v.transform((served) => ({ served, entries: readEntries(entry, served) })),
    v.check(({ served, entries }) => served.length === 0 || entries.length > 0, 'unreadable'),
    v.transform(({ entries }) => entries),
  );

/** Reads an optional list. A missing list is empty. */
export const list = <Out>(entry: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    maybe(listed(entry)),
    v.transform((entries): readonly Out[] => entries ?? []),
  );

/** Reads the content of the `data` wrapper, which most answers have. */
export const inData = <Out>(schema: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    v.object({ data: schema }),
    v.transform(({ data }): Out => data),
  );

/** Reads the content with or without the `data` wrapper, because the documents do not define it. */
export const inDataOrBare = <Out>(schema: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (v.is(v.object({ data: v.object({}) }), value) ? value.data : value)),
    schema,
  );
