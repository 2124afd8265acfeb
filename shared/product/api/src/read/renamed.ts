import * as v from 'valibot';

type Reader<Out> = v.GenericSchema<unknown, Out>;
type Field<Out> = Reader<Out> | readonly [nameInAnswer: string, reader: Reader<Out>];
type Fields<Out> = { readonly [Name in keyof Out]: Field<Out[Name]> };

/**
 * Reads an object and gives its fields our names. A field whose name in the answer differs has that name before its
 * reader. For example, `renamed({ id, vin: ['num_id', id] })` reads `{ id, num_id }` into `{ id, vin }`.
 */
export function renamed<Out extends object>(fields: Fields<Out>): Reader<Out> {
  const rows = Object.entries<Field<unknown>>(fields).map(([name, field]) => {
    const [wire, reader] = 'type' in field ? ([name, field] as const) : field;
    return { name, wire, reader };
  });
  return v.pipe(
    v.object(Object.fromEntries(rows.map(({ wire, reader }) => [wire, reader]))),
    v.transform(
      (read) => Object.fromEntries(rows.map(({ name, wire }) => [name, read[wire]])) as Out,
    ),
  );
}
