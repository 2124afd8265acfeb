import type { Schema, SchemaOf } from '@shared/api/testing/contract-document';
import type { ExtraName } from '@shared/config/backend-extras';

/**
 * The names that a value may have, as a tree. A name without others below it may have any content. A name with an `extra`
 * exists only if that extension is on.
 */
export type Names = ReadonlyMap<string, { extra: ExtraName | undefined; below: Names }>;

export type On = ReadonlySet<ExtraName>;

/** Returns the names in a schema and in the schemas that it consists of. Lists and choices add no name. */
export function namesIn(schema: Schema | undefined, schemaOf: SchemaOf): Names {
  if (schema === undefined) return new Map();
  const { $ref, properties = {}, items, contentSchema, anyOf = [], allOf = [] } = schema;
  const own = Object.entries(properties).map(
    ([name, inner]) =>
      [name, { extra: inner['x-extra'], below: namesIn(inner, schemaOf) }] as const,
  );
  const parts = [$ref === undefined ? undefined : schemaOf($ref), items, contentSchema];
  return new Map([
    ...[...parts, ...anyOf, ...allOf].flatMap((part) => [...namesIn(part, schemaOf)]),
    ...own,
  ]);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value with only the named fields, including those of active extensions. */
export function onlyNamed(names: Names, value: unknown, on: On): unknown {
  if (Array.isArray(value)) return value.map((one) => onlyNamed(names, one, on));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, it]) => {
    const below = belowName(names, name, on);
    return below ? [[name, below.size === 0 ? it : onlyNamed(below, it, on)]] : [];
  });
  return Object.fromEntries(kept);
}

/** Returns all undocumented names with their full paths: `payments.state`. */
export function unnamed(names: Names, value: unknown, on: On, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => unnamed(names, one, on, at));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, it]) => {
    const below = belowName(names, name, on);
    if (below === undefined) return [`${at}${name}`];
    return below.size === 0 ? [] : unnamed(below, it, on, `${at}${name}.`);
  });
}

function belowName(names: Names, name: string, on: On): Names | undefined {
  const known = names.get(name);
  return known?.extra === undefined || on.has(known.extra) ? known?.below : undefined;
}
