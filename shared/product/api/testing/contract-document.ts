import { readFileSync } from 'node:fs';
import type { ExtraName } from '@shared/config/backend-extras';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { parse } from 'yaml';

/** The parts of a JSON schema that the contract uses. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  additionalProperties?: unknown;
  contentSchema?: Schema;
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  'x-extra'?: ExtraName;
};

/** Returns the schema that a `$ref` names. */
export type SchemaOf = (reference: string) => Schema | undefined;

export type Media = Readonly<Record<string, { schema: Schema }>>;

export type Wire = {
  operationId: string;
  'x-requirements': readonly string[];
  security?: unknown[];
  servers?: { url: string }[];
  parameters?: {
    in: 'path' | 'query' | 'header';
    name: string;
    required?: boolean;
    schema: Schema;
  }[];
  requestBody?: { required?: boolean; content: Media };
  responses: { '200': { content: Media } };
};
type PathItem = { servers?: { url: string }[] } & Partial<Record<Method, Wire>>;
type Document = {
  servers: { url: string }[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> };
};
type Method = (typeof methods)[number];

const methods = ['get', 'post', 'put'] as const;
const ROOT = 'contract.json';

export type ErrorsOf = (value: unknown) => readonly ErrorObject[];

/** Reads openapi.yaml: its calls, its schemas by `$ref`, and the check for the schema at a pointer. */
export function readDocument(file: string) {
  const document = parse(readFileSync(file, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(document, ROOT);
  const errorsAt = (...pointer: readonly string[]): ErrorsOf => {
    let validate: ValidateFunction | undefined;
    return (value) => {
      // Compile a schema when it is first used, because compiling all of them takes a second.
      validate ??= ajv.compile({ $ref: `${ROOT}#/${pointer.map(escaped).join('/')}` });
      return validate(value) ? [] : (validate.errors ?? []);
    };
  };
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const wire = item[method];
      if (wire === undefined) return [];
      const servers = wire.servers ?? item.servers ?? document.servers;
      /** Paths with their prefix and with parameters as `{name}`. There is one for each prefix of the call. Source: A-40. */
      const paths = servers.map(({ url }) => url + path);
      /** True if the call works without a bearer token. Source: A-74. */
      const isOpen = wire.security?.length === 0;
      const [media = ''] = Object.keys(wire.responses['200'].content);
      return [{ method, paths, isOpen, wire, media, at: ['paths', path, method] }];
    }),
  );
  const schemaOf: SchemaOf = (reference) =>
    document.components.schemas[reference.replace('#/components/schemas/', '')];
  return { calls, schemaOf, errorsAt };
}

const escaped = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
