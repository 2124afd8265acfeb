import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extraNames } from '@shared/config/backend-extras';
import { askedBy, calls } from '../testing/calls';
import { operationAt, operations } from '../testing/contract';
import { callIds, contractFields, type Field } from '../testing/contract-fields';
import { namedInAnswers } from '../testing/wire-names';
import { namedInRequests } from '../testing/wire-names-sent';

const sources = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'));
const found = (pattern: RegExp) => sources.flatMap((source) => [...source.matchAll(pattern)]);
/** Addresses as the source writes them, parts from outside as {}. */
const writtenPaths = found(/(\bapi|\boldApi)`([^`]+)`/g).map(
  ([, way, path = '']) =>
    (way === 'api' ? '/api/v1App' : '/api/v1') + path.replaceAll(/\$\{[^}]+\}/g, '{}'),
);
/** Every exported function that makes a call. */
const functionNames = found(
  /export (?:const (\w+) = (?:async )?\(|(?:async )?function (\w+)\()\s*call: ApiClient/g,
).map(([, constant, named]) => constant ?? named);
const asked = () => Promise.all(Object.values(calls).map(askedBy));
const tableOf = ({ call, place }: Pick<Field, 'call' | 'place'>): readonly string[] =>
  (place === 'answer' ? namedInAnswers : namedInRequests)[call] ?? [];
const prefixes = (path: string): readonly string[] =>
  path.split('.').map((_, index, parts) => parts.slice(0, index).join('.'));
/** Returns how the documents define a field. */
function known(field: Field): 'its name' | 'that it is there' | 'nothing' {
  const names = tableOf(field);
  if (names.includes(field.path)) return 'its name';
  const isOpen =
    names.includes(`~${field.path}`) ||
    prefixes(field.path).some((prefix) => names.includes(`${prefix}.*`));
  return isOpen ? 'that it is there' : 'nothing';
}
/** A section of one of the documents, or a decision if they do not define the field. */
const PART = /^((core|second) §\d|A-\d{2,3})$/;
const OPEN = / \(open\)$/;
function faultOf(field: Field): string | undefined {
  const { source, extra } = field;
  if ((source === undefined) === (extra === undefined)) return 'has not one mark';
  if (extra !== undefined)
    return extraNames.some((name) => name === extra) ? undefined : `${extra} is no extra`;
  return PART.test(String(source).replace(OPEN, '')) ? undefined : `${source} is no part`;
}
/** Returns how the documents define a field according to its mark in the contract. */
const said = ({ source, extra }: Field): ReturnType<typeof known> => {
  if (extra !== undefined) return 'nothing';
  return OPEN.test(String(source)) ? 'that it is there' : 'its name';
};
const lineOf = ({ place, path }: Field, what: string): string => `${place} ${path}: ${what}`;
const fieldsOf = (call: string): readonly Field[] =>
  contractFields.filter((field) => field.call === call);
/** The documents name no fields of a transfer notice, so the client reads all known fields of a membership. */
const OPEN_ANSWER = 'showEscalation';
const isWhole = (name: string): boolean => !/^~|\*$/.test(name);
describe('the contract', () => {
  it('has every path written exactly once in this package [API-001]', () => {
    const agreed = operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}'));

    expect(writtenPaths.toSorted()).toEqual(agreed.toSorted());
  });

  it('has a function for every call, with its method and path [API-001, API-022]', async () => {
    const reached = (await asked()).map(({ method, path }) => operationAt(method, path)?.id);

    expect([...new Set(reached)].toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  it('is used by every function here that makes a call [API-001]', () => {
    const used = Object.keys(calls).filter((name) => !name.includes(' '));

    expect(used.toSorted()).toEqual(functionNames.toSorted());
  });

  it('names every row of the calls once', () => {
    const rows = operations.flatMap(({ requirements }) => requirements);

    const number = (index: number) => `API-${String(index + 2).padStart(3, '0')}`;
    expect(rows.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => number(index)));
  });
});

describe.each([...callIds, 'refused'])('every field of %s in the contract', (call) => {
  it('names its document or its optional extension, as in the tables of the documents', () => {
    const fields = fieldsOf(call);

    expect(fields.map((field) => lineOf(field, faultOf(field) ?? said(field)))).toEqual(
      fields.map((field) => lineOf(field, known(field))),
    );
  });
});

describe('every name in the documents', () => {
  it.each(callIds)('is in the contract for a request of %s', (call) => {
    const paths = fieldsOf(call).flatMap(({ place, path }) => (place === 'answer' ? [] : [path]));

    expect(paths).toEqual(expect.arrayContaining((namedInRequests[call] ?? []).filter(isWhole)));
  });

  it.each(callIds.filter((call) => call !== OPEN_ANSWER))(
    'is in the contract for an answer of %s',
    (call) => {
      const paths = fieldsOf(call).flatMap(({ place, path }) => (place === 'answer' ? [path] : []));

      expect(paths).toEqual(expect.arrayContaining((namedInAnswers[call] ?? []).filter(isWhole)));
    },
  );
});
