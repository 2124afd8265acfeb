import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { type Deviation, deviationsIn } from './deviations';
import { type Found, fieldsIn, type Schema, type Schemas } from './fields';

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

type Wire = {
  operationId: string;
  security?: unknown[];
  servers?: { url: string }[];
  responses: { '200': { content: Record<string, { schema: Schema }> } };
};
type PathItem = { servers?: { url: string }[] } & Partial<Record<Method, Wire>>;
type Document = {
  servers: { url: string }[];
  paths: Record<string, PathItem>;
  components: { schemas: Schemas };
};
type Method = (typeof methods)[number];

const methods = ['get', 'post', 'put'] as const;
const ROOT = 'contract.json';

/** Returns the calls of `openapi.yaml` by their id. A call with two prefixes has two entries in its list. */
export function readCalls(file: string): ReadonlyMap<string, readonly ContractCall[]> {
  const document = parse(readFileSync(file, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(document, ROOT);
  const errorsOf = (pointer: readonly string[]) => {
    let check: ValidateFunction | undefined;
    return (value: unknown): readonly ErrorObject[] => {
      check ??= ajv.compile({ $ref: `${ROOT}#/${pointer.map(escaped).join('/')}` });
      return check(value) ? [] : (check.errors ?? []);
    };
  };
  const refusalErrors = errorsOf(['components', 'schemas', 'Refusal']);
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const wire = item[method];
      if (wire === undefined) return [];
      const [[media, { schema }] = ['', { schema: {} }]] = Object.entries(
        wire.responses['200'].content,
      );
      const pointer = ['paths', path, method, 'responses', '200', 'content', media, 'schema'];
      const errors = errorsOf(pointer);
      const { schemas } = document.components;
      const call = {
        id: wire.operationId,
        method: method.toUpperCase(),
        isOpen: wire.security?.length === 0,
        media,
        deviations: (body: unknown) => deviationsIn(errors(body), body),
        refusalDeviations: (body: unknown) => deviationsIn(refusalErrors(body), body),
        fields: (body: unknown) => fieldsIn(schema, schemas, body),
        extras: extrasOf(schema, schemas),
      };
      const servers = wire.servers ?? item.servers ?? document.servers;
      return servers.map(({ url }) => ({ ...call, path: url + path }));
    }),
  );
  const groups = new Map<string, ContractCall[]>();
  for (const call of calls) groups.set(call.id, [...(groups.get(call.id) ?? []), call]);
  return groups;
}

/** Returns the names in `x-extra` anywhere in a schema. */
function extrasOf(schema: Schema, schemas: Schemas): readonly string[] {
  const text = (one: Schema, seen: ReadonlySet<string>): string[] =>
    [...JSON.stringify(one).matchAll(/"(x-extra|\$ref)":"([^"]+)"/g)].flatMap(
      ([, key, value = '']) => {
        const name = value.split('/').at(-1) ?? '';
        if (key === 'x-extra') return [value];
        return seen.has(name) ? [] : text(schemas[name] ?? {}, new Set([...seen, name]));
      },
    );
  return [...new Set(text(schema, new Set()))];
}

const escaped = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
