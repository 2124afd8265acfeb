import { ApiFailure } from '@shared/failure';
import { answeredBy } from '../testing/adapter';
import { answers } from '../testing/answers';
import { type BrokenName, brokenAnswers, typicalAnswers } from '../testing/broken-answers';
import { calls, operationOf } from '../testing/calls';
import { answered } from '../testing/early';
import { subscription } from '../testing/wire-subscription';
import { type ApiClient, createApiClient } from './client';

type Path = readonly string[];

/**
 * Returns the paths of all parts of a JSON value, including the value itself. One schema reads a membership in every
 * answer, so its parts are listed only for its own answer.
 */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  const isElsewhere = value === subscription && path.join() !== 'data';
  const inner =
    typeof value === 'object' && value !== null && !isElsewhere ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, child]) => placesIn(child, [...path, key]))];
}

/** Returns one path of each field, because all entries of a list have the same fields. */
const fieldsIn = (value: unknown): readonly Path[] => {
  const fieldOf = (path: Path) => path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');
  return [...new Map(placesIn(value).map((path) => [fieldOf(path), path])).values()];
};

/** Returns the value with another value at one path. `undefined` removes the part. */
function changed(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const entries = Object.entries(Object(value)).map(([name, child]) => [
    name,
    name === key ? changed(child, rest, other) : child,
  ]);
  return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

const others = [
  undefined,
  null,
  -1,
  1.5,
  1e21,
  '1,000',
  '',
  '9999-99-99',
  true,
  [],
  {},
  ['x'],
  { msg: 1 },
];

/** Returns true if the value contains NaN or infinity, which must never come from an answer. */
const hasOddNumber = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasOddNumber);

describe('an answer that breaks the contract', () => {
  it.each(Object.entries(calls))(
    'is read or rejected by %s, and gives no invalid number',
    async (_, make) => {
      const operation = await operationOf(make);
      const lawful: unknown = Reflect.get(answers, operation);

      const outcomes = await Promise.all(
        fieldsIn(lawful).flatMap((place) =>
          others.map(async (other) =>
            make(answered(changed(lawful, place, other) ?? null)).then(
              (value) => (hasOddNumber(value) ? `${place.join('.')}: a number that is none` : ''),
              (thrown: unknown) =>
                thrown instanceof ApiFailure ? '' : `${place.join('.')}: ${thrown}`,
            ),
          ),
        ),
      );

      expect(outcomes.filter((outcome) => outcome !== '')).toEqual([]);
    },
  );
});

/** Broken answers that are valid for one call. The tests of the call show their meaning. */
const valid: Readonly<Record<string, readonly BrokenName[]>> = {
  fetchVipCode: ['404'],
  // `null` is an empty list.
  fetchPackages: ['{data: null}'],
  fetchDealers: ['{data: null}'],
  fetchAgents: ['{data: null}'],
  fetchCentres: ['{data: null}'],
  fetchAdvisors: ['{data: null}'],
  searchAdvisors: ['{data: null}'],
  fetchProfileVehicles: ['a list for one, one for a list'],
  fetchCoupons: ['a list for one, one for a list'],
};

const brokenClient = (kind: BrokenName, good: unknown): ApiClient => {
  const broken = brokenAnswers[kind](good);
  return createApiClient({
    token: () => 'token-1',
    adapter: answeredBy(async (request) =>
      typeof broken === 'function' ? broken({ ...request, timeoutMs: 1 }) : broken,
    ),
  });
};

/** Returns the kind of the failure, or the value as text. An unexpected answer has an error status or cannot be read. */
const reactionTo = (value: Promise<unknown>): Promise<string> =>
  value.then(
    (read) => `value ${JSON.stringify(read)}`,
    (thrown: unknown) => {
      if (!(thrown instanceof ApiFailure)) return `${thrown}`;
      const { failure } = thrown;
      if (failure.kind !== 'unexpected') return failure.kind;
      return failure.status < 400 ? 'unreadable' : 'error status';
    },
  );

describe('a broken answer', () => {
  it.each(Object.entries(calls).filter(([name]) => name !== 'fetchConfirmPdf'))(
    'of %s causes one of the reactions that screens are tested with',
    async (name, make) => {
      const good: unknown = Reflect.get(answers, await operationOf(make));
      const reactionsTo = (kinds: readonly BrokenName[]) =>
        Promise.all(kinds.map((kind) => reactionTo(make(brokenClient(kind, good)))));

      const kinds = Object.keys(brokenAnswers) as BrokenName[];
      const reactions = await reactionsTo(kinds.filter((kind) => !valid[name]?.includes(kind)));

      expect(await reactionsTo(typicalAnswers)).toEqual(expect.arrayContaining(reactions));
    },
  );
});
