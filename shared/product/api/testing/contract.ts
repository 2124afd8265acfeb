import { join } from 'node:path';
import type { ErrorObject } from 'ajv/dist/2020';
import { readDocument } from './contract-document';

/** One call of the contract. */
export type Operation = {
  id: string;
  method: string;
  /** The path with its prefix. Inserted parts are written as {name}. */
  path: string;
  requirements: readonly string[];
};

/** The contract as it is written in `openapi.yaml`. */
export const contract = readDocument(join(__dirname, '../openapi.yaml'));

export const operations: readonly Operation[] = contract.calls.map(
  ({ method, paths: [path = ''], wire }) => ({
    id: wire.operationId,
    method: method.toUpperCase(),
    path,
    requirements: wire['x-requirements'],
  }),
);

/** Returns the call for a method and path. A fixed path takes precedence over a path with inserted parts. */
export function operationAt(method: string, pathname: string): Operation | undefined {
  const fits = ({ path }: Operation) =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  const found = operations.filter((one) => one.method === method && fits(one));
  return found.find(({ path }) => !path.includes('{')) ?? found[0];
}

const checks = new Map(
  contract.calls.map(({ wire, at }) => {
    const [media] = Object.keys(wire.requestBody?.content ?? {});
    const answer = [...at, 'responses', '200', 'content', 'application/json', 'schema'];
    const body = media && [...at, 'requestBody', 'content', media, 'schema'];
    return [
      wire.operationId,
      {
        parameters: wire.parameters ?? [],
        answerErrors: contract.errorsAt(...answer),
        bodyErrors: body && contract.errorsAt(...body),
      },
    ];
  }),
);

function checksOf(operationId: string) {
  const found = checks.get(operationId);
  if (!found) throw new Error(`the contract has no ${operationId}`);
  return found;
}

const said = ({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`;

/** @throws {Error} if the answer violates the contract. */
export function lawfulAnswer(operationId: string, body: unknown): void {
  const errors = checksOf(operationId).answerErrors(body);
  if (errors.length > 0) throw new Error(`${operationId}: ${errors.map(said).join(', ')}`);
}

export type SentRequest = {
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: unknown;
};

/** Returns the errors for which the backend would refuse a request. */
export function requestFaults(operationId: string, sent: SentRequest): readonly string[] {
  const { parameters, bodyErrors } = checksOf(operationId);
  const names = Object.keys(sent.headers).map((name) => name.toLowerCase());
  const missing = parameters.filter(
    (one) =>
      one.required &&
      ((one.in === 'query' && !sent.query.has(one.name)) ||
        (one.in === 'header' && !names.includes(one.name.toLowerCase()))),
  );
  const unknown = [...sent.query.keys()].filter(
    (key) => !parameters.some((one) => one.in === 'query' && one.name === key),
  );
  return [
    ...missing.map(({ name }) => `missing ${name}`),
    ...unknown.map((name) => `unknown ${name}`),
    ...(bodyErrors ? bodyErrors(sent.body).map(said) : []),
    ...(!bodyErrors && sent.body !== undefined ? ['a body nobody asked for'] : []),
  ];
}
