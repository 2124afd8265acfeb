import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { inProject } from '../paths';

export type Operation = {
  id: string;
  method: 'get' | 'post' | 'put';
  /** Paths with their prefix and with parameters as `:name`. There is one for each prefix of the call. Source: A-40. */
  paths: readonly string[];
  /** True if the call works without a bearer token. Source: A-74. */
  isOpen: boolean;
  checkRequest(request: RequestParts): string | undefined;
  /** Returns why this answer breaks the contract, or undefined if it does not. */
  checkAnswer(status: number, contentType: string, body: unknown): string | undefined;
};

type RequestParts = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  header: (name: string) => string | undefined;
  /** Media type without parameters. Empty if there is no body. */
  contentType: string;
  body: unknown;
};

type Parameter = { in: 'path' | 'query' | 'header'; name: string; required?: boolean };
type Media = Record<string, { schema: unknown }>;
type Wire = {
  operationId: string;
  security?: unknown[];
  servers?: { url: string }[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Media };
  responses: { '200': { content: Media } };
};
type PathItem = { servers?: { url: string }[] } & Partial<Record<'get' | 'post' | 'put', Wire>>;
type Document = { servers: { url: string }[]; paths: Record<string, PathItem> };

const ROOT = 'contract.json';
const methods = ['get', 'post', 'put'] as const;

/** Returns why a value breaks its schema, or undefined if it does not. */
type Check = (value: unknown) => string | undefined;
type CheckOf = (...pointer: readonly string[]) => Check;

let operations: readonly Operation[] | undefined;

/** Returns the calls of shared/product/api/openapi.yaml, each with checks for its requests and answers. Reads the file once. */
export function readContract(): readonly Operation[] {
  operations ??= operationsIn(
    parse(readFileSync(inProject('shared/product/api/openapi.yaml'), 'utf8')) as Document,
  );
  return operations;
}

function operationsIn(document: Document): readonly Operation[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(document, ROOT);
  const checkOf: CheckOf = (...pointer) => {
    let validate: ValidateFunction | undefined;
    return (value) => {
      // Compile a schema when it is first used, because compiling all of them takes a second.
      validate ??= ajv.compile({ $ref: `${ROOT}#/${pointer.map(escaped).join('/')}` });
      return validate(value) ? undefined : why(validate);
    };
  };

  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const wire = item[method];
      if (wire === undefined) return [];
      const at = ['paths', path, method];
      const servers = wire.servers ?? item.servers ?? document.servers;
      return [
        {
          id: wire.operationId,
          method,
          paths: servers.map(({ url }) => url + path.replaceAll(/\{(\w+)\}/g, ':$1')),
          isOpen: wire.security?.length === 0,
          checkRequest: requestCheck(wire, at, checkOf),
          checkAnswer: answerCheck(wire, at, checkOf),
        },
      ];
    }),
  );
}

function requestCheck(wire: Wire, at: readonly string[], checkOf: CheckOf) {
  const parameters = (wire.parameters ?? []).map((parameter, index) => ({
    ...parameter,
    check: checkOf(...at, 'parameters', String(index), 'schema'),
  }));
  const bodies = Object.keys(wire.requestBody?.content ?? {}).map(
    (media) => [media, checkOf(...at, 'requestBody', 'content', media, 'schema')] as const,
  );

  return ({ params, query, header, contentType, body }: RequestParts): string | undefined => {
    for (const { in: place, name, required, check } of parameters) {
      const value = { path: params[name], query: query[name], header: header(name) }[place];
      if (value === undefined && required) return `${place} ${name} is missing`;
      const problem = value === undefined ? undefined : named(`${place} ${name}`, check(value));
      if (problem !== undefined) return problem;
    }
    if (wire.requestBody === undefined) return undefined;
    const check = bodies.find(([media]) => media === contentType)?.[1];
    if (check === undefined) return `a body of type '${contentType}' is not in the contract`;
    return named('body', check(withoutBytes(body)));
  };
}

function answerCheck(wire: Wire, at: readonly string[], checkOf: CheckOf) {
  const [media = ''] = Object.keys(wire.responses['200'].content);
  const checkGood = checkOf(...at, 'responses', '200', 'content', media, 'schema');
  const checkRefusal = checkOf('components', 'schemas', 'Refusal');

  return (status: number, contentType: string, body: unknown): string | undefined => {
    if (status !== 200) return named('refusal', checkRefusal(body));
    if (contentType !== media) return `answer is ${contentType}, the contract says ${media}`;
    if (media !== 'application/json') return undefined;
    return named('answer', checkGood(body));
  };
}

const named = (part: string, problem: string | undefined) => problem && `${part}: ${problem}`;

/** Replaces each file by an empty text, because the contract accepts any text for a file. */
const withoutBytes = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && Object.values(body).some(isBytes)
    ? Object.fromEntries(Object.entries(body).map(([name, it]) => [name, isBytes(it) ? '' : it]))
    : body;
const isBytes = (value: unknown): boolean => ArrayBuffer.isView(value);

const escaped = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const why = ({ errors }: ValidateFunction): string =>
  (errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message }) => `${instancePath || '(whole)'} ${message}`)
    .join('; ');
