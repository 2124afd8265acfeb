import fc from 'fast-check';
import { type ApiClient, createApiClient } from '../src/client';
import { answeredBy } from './adapter';

/** Invalid values, and valid values in the wrong place. */
const odd = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    ' ',
    0,
    -1,
    1.5,
    '10',
    ' 7 ',
    20,
    true,
    'Y',
    'N',
    [],
    {},
    'STANDARD',
    '2020-02-30',
  ),
  fc.string({ maxLength: 4 }),
  fc.integer(),
);

/** Returns the answer with an invalid value at one place of any depth. */
export const withOneOdd = (answer: unknown): fc.Arbitrary<unknown> =>
  fc.record({ at: fc.nat(), value: odd }).map(({ at, value }) => {
    const copy: unknown = structuredClone(answer);
    const places: (() => void)[] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const key of Object.keys(node)) {
        places.push(() => Reflect.set(node, key, value));
        walk(Reflect.get(node, key));
      }
    };
    walk(copy);
    places[at % places.length]?.();
    return copy;
  });

/** Returns a client that gets the latest answer of `current`. The tests of the calls show its requests. */
const clientOf = (current: { json: unknown }): ApiClient =>
  createApiClient({
    token: () => 'token-1',
    adapter: answeredBy(async () => ({ status: 200, body: JSON.stringify(current.json) })),
  });

/** Returns a client whose calls get this answer. */
export const answered = (json: unknown): ApiClient => clientOf({ json });
/** Returns the same answer as a prefetched one. */
export const ahead = (json: unknown) => ({
  answer: () => JSON.parse(JSON.stringify(json)) as unknown,
});

/** A value of the prerender, and the same value made from the value of the client. */
export type Pair<Whole> = readonly [
  early: (json: unknown) => unknown,
  late: (whole: Whole) => unknown,
];

/**
 * Checks that the prerender reads the same from each answer as the client, or nothing. If the client rejects the
 * answer, the prerender must read nothing.
 */
export function agreeOn<Whole>(
  answers: fc.Arbitrary<unknown>,
  read: (call: ApiClient) => Promise<Whole>,
  ...pairs: readonly Pair<Whole>[]
): Promise<void> {
  const current: { json: unknown } = { json: undefined };
  const call = clientOf(current);
  return fc.assert(
    fc.asyncProperty(answers, async (json) => {
      current.json = json;
      const known = pairs
        .map(([early, late]) => [early(json), late] as const)
        .filter(([value]) => value !== undefined);
      if (known.length === 0) return;
      const whole = await read(call);
      for (const [value, late] of known) expect(value).toEqual(late(whole));
    }),
    { numRuns: 1500 },
  );
}
