import { readDocument, type Schema, type SchemaOf } from '@shared/api/testing/contract-document';
import { type Names, namesIn } from 'sandbox/literal/names';
import { inProject } from 'sandbox/paths';
import { type Deviation, deviationsIn, maskedName } from './deviations';

/** A call of the strict contract, with checks for its answers. */
export type ContractCall = {
  id: string;
  method: string;
  /** Path with its prefix and with parameters as `{name}`. */
  path: string;
  /** True if the call works without a token. */
  isOpen: boolean;
  media: string;
  /** Returns the differences between an answer and the contract. */
  deviations(body: unknown): readonly Deviation[];
  /** Returns the same for the answer of a refusal. */
  refusalDeviations(body: unknown): readonly Deviation[];
  /** Returns unknown fields and optional extensions of an answer. */
  fields(body: unknown): Found;
  /** Optional extensions that an answer of the call may have. */
  extras: readonly string[];
};

/** Returns the calls of `openapi.yaml` by their id. A call with two prefixes has two entries in its list. */
export function readCalls(): ReadonlyMap<string, readonly ContractCall[]> {
  const file = inProject('shared/product/api/openapi.yaml');
  const { calls, schemaOf, errorsAt } = readDocument(file);
  const refusalErrors = errorsAt('components', 'schemas', 'Refusal');
  return new Map(
    calls.map(({ method, paths, isOpen, wire, media, at }) => {
      const schema = wire.responses['200'].content[media]?.schema ?? {};
      const errors = errorsAt(...at, 'responses', '200', 'content', media, 'schema');
      const call = {
        id: wire.operationId,
        method: method.toUpperCase(),
        isOpen,
        media,
        deviations: (body: unknown) => deviationsIn(errors(body), body),
        refusalDeviations: (body: unknown) => deviationsIn(refusalErrors(body), body),
        fields: (body: unknown) => fieldsIn(schema, schemaOf, body),
        extras: extrasOf(namesIn(schema, schemaOf)),
      };
      return [call.id, paths.map((path) => ({ ...call, path }))];
    }),
  );
}

/** Returns the optional extensions of all names. */
const extrasOf = (names: Names): readonly string[] =>
  [...names.values()].flatMap(({ extra, below }) => [
    ...(extra ? [extra] : []),
    ...extrasOf(below),
  ]);

type Found = { unknown: readonly Deviation[]; extras: ReadonlySet<string> };

/** A field of an answer with the schemas that name it. */
type Field = { schemas: readonly Schema[]; place: string; value: unknown; isFree: boolean };

/** Returns the fields of an answer that the contract does not name, and the optional extensions that it has. */
function fieldsIn(schema: Schema, schemaOf: SchemaOf, body: unknown): Found {
  const places = new Set<string>();
  const extras = new Set<string>();
  const left: Field[] = [
    { schemas: whole([schema], schemaOf), place: '', value: body, isFree: true },
  ];
  for (let field = left.pop(); field; field = left.pop()) {
    for (const { 'x-extra': extra } of field.schemas) if (extra) extras.add(extra);
    if (field.schemas.length === 0 && !field.isFree) places.add(field.place);
    left.push(...inner(field, schemaOf));
  }
  const unknown = [...places]
    .sort()
    .map((place) => ({ kind: 'unknown' as const, place, detail: '' }));
  return { unknown, extras };
}

/** Returns the schemas together with those behind `$ref`, `allOf` and `anyOf`. */
const whole = (schemas: readonly Schema[], schemaOf: SchemaOf): readonly Schema[] =>
  schemas.flatMap((one) => {
    const referred = schemaOf(one.$ref ?? '');
    const more = [...(referred ? [referred] : []), ...(one.allOf ?? []), ...(one.anyOf ?? [])];
    return [one, ...whole(more, schemaOf)];
  });

/** Returns the entries of a list, or the fields of an object. */
function inner({ schemas, place, value }: Field, schemaOf: SchemaOf): readonly Field[] {
  if (Array.isArray(value)) {
    const items = schemas.flatMap(({ items: of }) => (of ? [of] : []));
    const at = { schemas: whole(items, schemaOf), place: `${place}[]`, isFree: true };
    return value.map((entry: unknown) => ({ ...at, value: entry }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const isFree = takesAnyField(schemas);
  return Object.entries(value).map(([name, own]) => ({
    schemas: whole(
      schemas.flatMap((one) => propertyOf(one, name)),
      schemaOf,
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
