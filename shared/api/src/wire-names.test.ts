import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { literalAnswers } from '../testing/literal';
import { namedInAnswers } from '../testing/wire-names';

type Node = Record<string, unknown>;
const contract = parse(readFileSync(join(__dirname, '../openapi.yaml'), 'utf8')) as Node;
const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce((node: unknown, key) => (node as Node | undefined)?.[key], value);

const RESOLVED = '#/components/';
/** Names of properties in a schema, references followed, each schema once. */
function namesIn(schema: unknown, seen: Set<unknown> = new Set()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { $ref, properties, ...rest } = schema as Node;
  const target =
    typeof $ref === 'string'
      ? at(contract, 'components', ...$ref.replace(RESOLVED, '').split('/'))
      : undefined;
  return [
    ...namesIn(target, seen),
    ...Object.entries((properties ?? {}) as Node).flatMap(([name, inner]) => [
      name,
      ...namesIn(inner, seen),
    ]),
    ...Object.values(rest).flatMap((inner) => namesIn(inner, seen)),
  ];
}

const operations = Object.values(contract['paths'] as Node).flatMap((path) =>
  Object.values(path as Node).filter((one) => at(one, 'operationId') !== undefined),
);
const answered = new Map(
  operations.map((one) => [
    String(at(one, 'operationId')),
    namesIn(at(one, 'responses', '200', 'content', 'application/json', 'schema')),
  ]),
);

/** Names in a JSON value. */
const namesOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(Array.isArray(value) || /^\d+$/.test(name) ? [] : [name]),
        ...(name === 'terms' ? [] : namesOf(inner)),
      ]);

/** In the contract though no document names it: the extra it is, or that it is read where it happens to be. */
const unnamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  updateToken: { expires_in: 'read where it is' },
  getUser: { terms_version: 'terms-versions' },
  showVtgUser: { vtgId: 'read where it is' },
  showByNumId: { vehicle_cat_id: 'vehicle-model-id' },
  addVehicle: { code: 'read where it is' },
  showProdsV2: { id: 'coupon-id' },
  showProdsInsurance: { id: 'coupon-id' },
  createSubsc: { id: 'order-id' },
  getSubsc: { terms_version: 'terms-versions' },
  showEscalation: { insured: 'read where it is', subsc_id: 'notice-subscription-id' },
  getCareInsuranceConfirm: { terms_version: 'terms-versions' },
};

/** Answers of a change are not relied on, whatever they hold. Source: A-77. */
const changing = ['putSubsc', 'postEscalation', 'confirmEscalation', 'applySolicitation'];

const without = (names: readonly string[], known: readonly string[]) =>
  [...new Set(names)].filter((name) => name !== 'data' && !known.includes(name)).toSorted();

describe('the names of the documents', () => {
  it.each(Object.keys(literalAnswers))('are all a literal answer holds: %s', (id) => {
    expect(without(namesOf(Reflect.get(literalAnswers, id)), namedInAnswers[id] ?? [])).toEqual([]);
  });

  it.each(Object.keys(namedInAnswers).filter((id) => !changing.includes(id)))(
    'are told from extras in the contract: %s',
    (id) => {
      expect(without(answered.get(id) ?? [], namedInAnswers[id] ?? [])).toEqual(
        Object.keys(unnamed[id] ?? {}).toSorted(),
      );
    },
  );
});
