import * as v from 'valibot';
import { drop } from './unread';

/** The ways in which nothing is written. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Something that may be missing. What cannot be read counts as missing and is told: the rest of the answer stands. */
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
 * A list that must be there; it may be empty. The entry that cannot be read is left out and told; where that is every
 * one, the list is not empty but unreadable: a customer is never told that they have nothing. Source: A-82.
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

/** A list that may be missing. */
export const list = <Out>(entry: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    maybe(listed(entry)),
    v.transform((entries): readonly Out[] => entries ?? []),
  );

/** What most answers wrap their content in. */
export const inData = <Out>(schema: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    v.object({ data: schema }),
    v.transform(({ data }): Out => data),
  );

/** The same, where the documents leave the wrapper open. */
export const inDataOrBare = <Out>(schema: v.GenericSchema<unknown, Out>) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (v.is(v.object({ data: v.object({}) }), value) ? value.data : value)),
    schema,
  );
