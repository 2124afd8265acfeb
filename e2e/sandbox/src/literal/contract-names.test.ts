import { callIds, contractFields, type Field } from '@shared/api/testing/contract-fields';
import { type NamedCall, namedCalls } from './named-calls';
import type { Names } from './names';

type Line = string;
const line = (path: string, extra: unknown): Line => (extra ? `${path} (extra ${extra})` : path);

/** Lists every name of a table as a path, with the extension that it needs. A name with open content ends in a star. */
function linesOf(names: Names, at = ''): readonly Line[] {
  if (names.kind === 'list') return linesOf(names.of, at);
  if (names.kind === 'anything') return at === '' ? ['*'] : [`${at}*`];
  return [...names.names].flatMap(([name, { extra, of }]) => [
    line(`${at}${name}`, extra),
    ...linesOf(of, `${at}${name}.`),
  ]);
}

const isOpen = (path: string, lines: readonly Line[]): boolean =>
  lines.some((one) => one.endsWith('*') && path.startsWith(one.slice(0, -1)));

const SENT = ['query', 'body'];
const fieldsOf = (call: string, isMeant: (field: Field) => boolean) =>
  contractFields.filter((field) => field.call === call && isMeant(field));

/**
 * Lists the names that the sandbox accepts in the query, the filters and the body. A map of terms has no fixed names.
 */
const takenBy = ({ query, filters, body, isTerms }: NamedCall): readonly Line[] => [
  ...linesOf(query),
  ...(isTerms ? ['*'] : linesOf(body)),
  ...linesOf(filters, 'filters.'),
];

const different = (fields: readonly Field[], lines: readonly Line[]): readonly Line[] =>
  fields
    .filter(({ path }) => !isOpen(path, lines))
    .map(({ path, extra }) => line(path, extra))
    .filter((one) => !lines.includes(one));

const missing = (fields: readonly Field[], lines: readonly Line[]): readonly Line[] => {
  const there = fields.map(({ path, extra }) => line(path, extra));
  return lines.filter((one) => !one.endsWith('*') && !there.includes(one));
};

describe('tables of the strict contract', () => {
  it('cover exactly the calls of the contract', () => {
    expect([...namedCalls.keys()].toSorted()).toEqual(callIds.toSorted());
  });

  it.each([...namedCalls])('have the same request names as the contract: %s', (call, named) => {
    const fields = fieldsOf(call, ({ place }) => SENT.includes(place));

    expect(different(fields, takenBy(named))).toEqual([]);
    expect(missing(fields, takenBy(named))).toEqual([]);
  });

  it.each([...namedCalls])('have the same answer names as the contract: %s', (call, named) => {
    const fields = fieldsOf(call, ({ place }) => place === 'answer');

    expect(different(fields, linesOf(named.answer))).toEqual([]);
    expect(missing(fields, linesOf(named.answer))).toEqual([]);
  });
});
