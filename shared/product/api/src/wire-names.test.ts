import { literalAnswers } from '../testing/literal';
import { namedInAnswers } from '../testing/wire-names';

/** Returns the names in a JSON value as paths. Lists and wrappers with a numeric name add nothing to the path. */
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

describe('a strict answer', () => {
  it.each(Object.entries(literalAnswers))(
    'contains only names of the documents: %s',
    (call, answer: unknown) => {
      const names = namedInAnswers[call] ?? [];

      expect(pathsOf(answer).filter((path) => !isNamed(path, names))).toEqual([]);
    },
  );
});
