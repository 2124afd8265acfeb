import { literalAnswers } from '../testing/literal';
import { namedInAnswers } from '../testing/wire-names';

/** Names in a JSON value from the outside in; lists, and wrappers named by a number, leave no mark. */
const pathsOf = (value: unknown, at = ''): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => {
        if (Array.isArray(value) || /^\d+$/.test(name)) return pathsOf(inner, at);
        return [`${at}${name}`, ...pathsOf(inner, `${at}${name}.`)];
      });

const isNamed = (path: string, names: readonly string[]): boolean =>
  names.includes(path) ||
  names.some((name) => name.endsWith('.*') && path.startsWith(name.slice(0, -1)));

describe('the names of the documents', () => {
  it.each(Object.entries(literalAnswers))(
    'are all a literal answer holds: %s',
    (call, answer: unknown) => {
      const names = namedInAnswers[call] ?? [];

      expect(pathsOf(answer).filter((path) => !isNamed(path, names))).toEqual([]);
    },
  );
});
