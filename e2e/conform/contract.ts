import { readDocument } from 'sandbox/backend/contract-document';
import type { Schema } from 'sandbox/literal/names';
import { type Deviation, deviationsIn } from './deviations';
import { type Found, fieldsIn, type Schemas } from './fields';

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
  const { calls, schemas, errorsAt } = readDocument();
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
        fields: (body: unknown) => fieldsIn(schema, schemas, body),
        extras: extrasOf(schema, schemas),
      };
      return [call.id, paths.map((path) => ({ ...call, path }))];
    }),
  );
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
