import type { Schema } from 'sandbox/literal/names';
import { type Deviation, maskedName } from './deviations';

export type Schemas = Readonly<Record<string, Schema>>;

export type Found = { unknown: readonly Deviation[]; extras: ReadonlySet<string> };

/** A field of an answer with the schemas that name it. */
type Field = { schemas: readonly Schema[]; place: string; value: unknown; isFree: boolean };

/** Returns the fields of an answer that the contract does not name, and the optional extensions that it has. */
export function fieldsIn(schema: Schema, named: Schemas, body: unknown): Found {
  const places = new Set<string>();
  const extras = new Set<string>();
  const left: Field[] = [{ schemas: whole([schema], named), place: '', value: body, isFree: true }];
  for (let field = left.pop(); field; field = left.pop()) {
    for (const { 'x-extra': extra } of field.schemas) if (extra) extras.add(extra);
    if (field.schemas.length === 0 && !field.isFree) places.add(field.place);
    left.push(...inner(field, named));
  }
  const unknown = [...places]
    .sort()
    .map((place) => ({ kind: 'unknown' as const, place, detail: '' }));
  return { unknown, extras };
}

/** Returns the schemas together with those behind `$ref`, `allOf` and `anyOf`. */
const whole = (schemas: readonly Schema[], named: Schemas): readonly Schema[] =>
  schemas.flatMap((one) => {
    const referred = named[one.$ref?.split('/').at(-1) ?? ''];
    const more = [...(referred ? [referred] : []), ...(one.allOf ?? []), ...(one.anyOf ?? [])];
    return [one, ...whole(more, named)];
  });

/** Returns the entries of a list, or the fields of an object. */
function inner({ schemas, place, value }: Field, named: Schemas): readonly Field[] {
  if (Array.isArray(value)) {
    const items = schemas.flatMap(({ items: of }) => (of ? [of] : []));
    const at = { schemas: whole(items, named), place: `${place}[]`, isFree: true };
    return value.map((entry: unknown) => ({ ...at, value: entry }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const isFree = takesAnyField(schemas);
  return Object.entries(value).map(([name, own]) => ({
    schemas: whole(
      schemas.flatMap((one) => propertyOf(one, name)),
      named,
    ),
    place: place === '' ? maskedName(name) : `${place}.${maskedName(name)}`,
    value: own,
    isFree,
  }));
}

const propertyOf = ({ properties = {} }: Schema, name: string): readonly Schema[] => {
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return own ? [own] : [];
};

/** Returns whether the contract leaves the fields of an object open, for example of a map from VIN to price. */
const takesAnyField = (schemas: readonly Schema[]): boolean =>
  schemas.every(({ properties }) => properties === undefined) ||
  schemas.every(({ type }) => type === undefined) ||
  schemas.some(({ additionalProperties }) => additionalProperties !== undefined);
