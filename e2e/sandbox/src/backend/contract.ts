import {
  type ErrorsOf,
  type Media,
  readDocument,
  type SchemaOf,
  type Wire,
} from '@shared/api/testing/contract-document';
import type { ErrorObject } from 'ajv/dist/2020';
import { namesIn } from '../literal/names';
import { inProject } from '../paths';
import type { ReadRequest } from './read-request';

export type Operation = ReturnType<typeof readOperations>[number];

type RequestParts = Pick<ReadRequest, 'params' | 'query' | 'header' | 'contentType' | 'body'>;

type ErrorsAt = (...pointer: readonly string[]) => ErrorsOf;

let operations: readonly Operation[] | undefined;

/** Returns the calls of shared/product/api/openapi.yaml, each with checks for its requests and answers. Reads the file once. */
export function readContract(): readonly Operation[] {
  operations ??= readOperations();
  return operations;
}

function readOperations() {
  const file = inProject('shared/product/api/openapi.yaml');
  const { calls, schemaOf, errorsAt } = readDocument(file);
  return calls.map(({ method, paths, isOpen, wire, media, at }) => ({
    id: wire.operationId,
    method,
    /** With their prefix and with parameters as `:name`. There is one for each prefix of the call. Source: A-40. */
    paths: paths.map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1')),
    isOpen,
    names: namesOf(wire, schemaOf),
    checkRequest: requestCheck(wire, at, errorsAt),
    checkAnswer: answerCheck(media, at, errorsAt),
  }));
}

function namesOf({ parameters, requestBody, responses }: Wire, schemaOf: SchemaOf) {
  const namesBelow = (media: Media | undefined) =>
    namesIn({ anyOf: Object.values(media ?? {}).map(({ schema = {} }) => schema) }, schemaOf);
  const withSchemas = (parameters ?? [])
    .filter((one) => one.in === 'query')
    .map(({ name, schema, ...marks }) => [name, { ...schema, ...marks }] as const);
  return {
    query: namesIn({ properties: Object.fromEntries(withSchemas) }, schemaOf),
    body: namesBelow(requestBody?.content),
    answer: namesBelow(responses['200'].content),
  };
}

function requestCheck(wire: Wire, at: readonly string[], errorsAt: ErrorsAt) {
  const parameters = (wire.parameters ?? []).map((parameter, index) => ({
    ...parameter,
    errors: errorsAt(...at, 'parameters', String(index), 'schema'),
  }));
  const bodies = Object.keys(wire.requestBody?.content ?? {}).map(
    (media) => [media, errorsAt(...at, 'requestBody', 'content', media, 'schema')] as const,
  );

  return ({ params, query, header, contentType, body }: RequestParts): string | undefined => {
    for (const { in: place, name, required, errors } of parameters) {
      const value = { path: params[name], query: query[name], header: header(name) }[place];
      if (value === undefined && required) return `${place} ${name} is missing`;
      const problem = value === undefined ? undefined : named(`${place} ${name}`, errors(value));
      if (problem !== undefined) return problem;
    }
    if (wire.requestBody === undefined) return undefined;
    const errors = bodies.find(([media]) => media === contentType)?.[1];
    if (errors === undefined) return `a body of type '${contentType}' is not in the contract`;
    return named('body', errors(withoutBytes(body)));
  };
}

function answerCheck(media: string, at: readonly string[], errorsAt: ErrorsAt) {
  const errorsOfGood = errorsAt(...at, 'responses', '200', 'content', media, 'schema');
  const errorsOfRefusal = errorsAt('components', 'schemas', 'Refusal');

  return (status: number, contentType: string, body: unknown): string | undefined => {
    if (status !== 200) return named('refusal', errorsOfRefusal(body));
    if (contentType !== media) return `answer is ${contentType}, the contract says ${media}`;
    if (media !== 'application/json') return undefined;
    return named('answer', errorsOfGood(body));
  };
}

/** Returns why the value of this part breaks the contract, or undefined if it does not. */
const named = (part: string, errors: readonly ErrorObject[]): string | undefined =>
  errors.length === 0 ? undefined : `${part}: ${errors.slice(0, 5).map(said).join('; ')}`;
const said = ({ instancePath, message }: ErrorObject) => `${instancePath || '(whole)'} ${message}`;

/** Replaces each file by an empty text, because the contract accepts any text for a file. */
const withoutBytes = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && Object.values(body).some(isBytes)
    ? Object.fromEntries(Object.entries(body).map(([name, it]) => [name, isBytes(it) ? '' : it]))
    : body;
const isBytes = (value: unknown): boolean => ArrayBuffer.isView(value);
