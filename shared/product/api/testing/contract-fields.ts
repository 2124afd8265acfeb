import { contract, operations } from './contract';

/** A field of the contract with its marks of origin. */
export type Field = {
  /** The call of the field, or `refused` for the fields of every refusal. */
  call: string;
  place: 'path' | 'query' | 'header' | 'body' | 'answer';
  /** Names from the outside in, without list indexes: `payments.promo.rate`. */
  path: string;
  source: unknown;
  extra: unknown;
};

type Node = Readonly<Record<string, unknown>>;
const nodeOf = (value: unknown): Node =>
  typeof value === 'object' && value !== null ? (value as Node) : {};
const valuesOf = (value: unknown): readonly Node[] => Object.values(nodeOf(value)).map(nodeOf);

type Found = Pick<Field, 'path' | 'source' | 'extra'>;

/** Returns the fields below a schema. It follows references. */
function fieldsIn(schema: unknown, at: string): readonly Found[] {
  const { $ref, properties, items, contentSchema, anyOf, allOf } = nodeOf(schema);
  const named = Object.entries(nodeOf(properties)).flatMap(([name, inner]) => {
    const path = `${at}${name}`;
    const { 'x-source': source, 'x-extra': extra } = nodeOf(inner);
    return [{ path, source, extra }, ...fieldsIn(inner, `${path}.`)];
  });
  const target = typeof $ref === 'string' ? contract.schemaOf($ref) : undefined;
  const others = [items, contentSchema, target, ...valuesOf(anyOf), ...valuesOf(allOf)];
  return [...named, ...others.flatMap((inner) => (inner ? fieldsIn(inner, at) : []))];
}

const inPlace = (call: string, place: Field['place'], found: readonly Found[]): readonly Field[] =>
  found.map((one) => ({ call, place, ...one }));

const parametersOf = (call: string, operation: Node): readonly Field[] =>
  valuesOf(operation['parameters']).flatMap((parameter) => {
    const { in: place, name, schema, 'x-source': source, 'x-extra': extra } = parameter;
    const found = [{ path: String(name), source, extra }, ...fieldsIn(schema, `${name}.`)];
    return inPlace(call, place as Field['place'], found);
  });

const contentOf = (call: string, place: Field['place'], holder: unknown): readonly Field[] =>
  valuesOf(nodeOf(holder)['content']).flatMap(({ schema }) =>
    inPlace(call, place, fieldsIn(schema, '')),
  );

/** Ids of all calls. */
export const callIds: readonly string[] = operations.map(({ id }) => id);

/** Every field of every request and every answer. */
export const contractFields: readonly Field[] = [
  ...contract.calls.flatMap(({ wire }) => [
    ...parametersOf(wire.operationId, wire),
    ...contentOf(wire.operationId, 'body', wire.requestBody),
    ...contentOf(wire.operationId, 'answer', wire.responses['200']),
  ]),
  ...inPlace('refused', 'answer', fieldsIn(contract.schemaOf('#/components/schemas/Refusal'), '')),
];
