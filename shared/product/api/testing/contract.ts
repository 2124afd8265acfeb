import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** One call of the contract. */
export type Operation = {
  id: string;
  method: string;
  /** The path with its prefix. Inserted parts are written as {name}. */
  path: string;
  requirements: readonly string[];
};

type Node = Record<string, unknown>;
/** The contract as it is written in `openapi.yaml`. */
export const contract = parse(readFileSync(join(__dirname, '../openapi.yaml'), 'utf8')) as Node;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

const node = (value: unknown): Node => value as Node;
const prefixOf = (path: Node): string => {
  const servers = (path['servers'] ?? contract['servers']) as { url: string }[];
  return servers[0]?.url ?? '';
};
const paths = Object.entries(node(contract['paths'])).map(([path, item]) => ({
  path,
  item: node(item),
}));
const methods = ['get', 'post', 'put', 'delete', 'patch'];

export const operations: readonly Operation[] = paths.flatMap(({ path, item }) =>
  methods
    .filter((method) => method in item)
    .map((method) => ({
      id: String(node(item[method])['operationId']),
      method: method.toUpperCase(),
      path: prefixOf(item) + path,
      requirements: node(item[method])['x-requirements'] as string[],
    })),
);

/** Returns the call for a method and path. A fixed path takes precedence over a path with inserted parts. */
export function operationAt(method: string, pathname: string): Operation | undefined {
  const fits = ({ path }: Operation) =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  const found = operations.filter((one) => one.method === method && fits(one));
  return found.find(({ path }) => !path.includes('{')) ?? found[0];
}

const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

/** Returns the errors of a value against a part of the contract, given by its JSON pointer. */
function faults(pointer: string, value: unknown): readonly string[] {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
  compiled.set(pointer, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function pointerOf(operationId: string): { pointer: string; item: Node } {
  for (const { path, item } of paths) {
    const method = methods.find((one) => node(item[one] ?? {})['operationId'] === operationId);
    if (method) return { pointer: `/paths/${escaped(path)}/${method}`, item: node(item[method]) };
  }
  throw new Error(`the contract has no ${operationId}`);
}

/** @throws {Error} if the answer violates the contract. */
export function lawfulAnswer(operationId: string, body: unknown): void {
  const { pointer } = pointerOf(operationId);
  const found = faults(`${pointer}/responses/200/content/application~1json/schema`, body);
  if (found.length > 0) throw new Error(`${operationId}: ${found.join(', ')}`);
}

export type SentRequest = {
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: unknown;
};

/** Returns the errors for which the backend would refuse a request. */
export function requestFaults(operationId: string, sent: SentRequest): readonly string[] {
  const { pointer, item } = pointerOf(operationId);
  const parameters = (item['parameters'] ?? []) as {
    in: string;
    name: string;
    required: boolean;
  }[];
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
  const content = node(node(item['requestBody'] ?? {})['content'] ?? {});
  const type = 'application/json' in content ? 'application/json' : Object.keys(content)[0];
  const schema = type && `${pointer}/requestBody/content/${escaped(type)}/schema`;
  return [
    ...missing.map(({ name }) => `missing ${name}`),
    ...unknown.map((name) => `unknown ${name}`),
    ...(schema ? faults(schema, sent.body) : []),
    ...(!schema && sent.body !== undefined ? ['a body nobody asked for'] : []),
  ];
}
