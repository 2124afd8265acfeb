import { callIds, contractFields, type Field } from '@shared/api/testing/contract-fields';
import { readContract } from '../backend/contract';
import type { Names } from './names';

const line = (path: string, extra: unknown): string => (extra ? `${path} (extra ${extra})` : path);

const linesOf = (names: Names, at = ''): readonly string[] =>
  [...names].flatMap(([name, { extra, below }]) => [
    line(`${at}${name}`, extra),
    ...linesOf(below, `${at}${name}.`),
  ]);

const inContract = (call: string, place: Field['place']): readonly string[] => {
  const fields = contractFields.filter((field) => field.call === call && field.place === place);
  return [...new Set(fields.map(({ path, extra }) => line(path, extra)))].toSorted();
};

describe('names that the sandbox accepts and gives', () => {
  it.each(callIds)('are those of the contract: %s [SBX-001]', (call) => {
    const found = readContract().find(({ id }) => id === call)?.names;

    for (const place of ['query', 'body', 'answer'] as const)
      expect(linesOf(found?.[place] ?? new Map()).toSorted()).toEqual(inContract(call, place));
  });
});
