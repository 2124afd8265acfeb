import { type ApiClient, createApiClient } from '../src/client';
import { answeredBy } from './adapter';

/** Invalid values, and valid values in the wrong place. */
const odd = [
  null,
  undefined,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e21,
  15,
  20,
  123_456,
  '10',
  '1,000',
  ' 7 ',
  true,
  'x',
  'Y',
  'N',
  [],
  {},
  ['x'],
  { msg: 1 },
  'STANDARD',
  '2020-02-30',
];

/** Returns the answer with each invalid value at each place of any depth. */
export function withOneOdd(answer: unknown): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const changed = (key: string, value: unknown) => {
    const copy: object = Array.isArray(answer) ? [...answer] : { ...answer };
    Reflect.set(copy, key, value);
    return copy;
  };
  return Object.entries(answer).flatMap(([key, value]) =>
    [...odd, ...withOneOdd(value)].map((other) => changed(key, other)),
  );
}

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
export async function agreeOn<Whole>(
  answers: readonly unknown[],
  read: (call: ApiClient) => Promise<Whole>,
  ...pairs: readonly Pair<Whole>[]
): Promise<void> {
  const current: { json: unknown } = { json: undefined };
  const call = clientOf(current);
  for (const json of answers) {
    current.json = json;
    const known = pairs
      .map(([early, late]) => [early(json), late] as const)
      .filter(([value]) => value !== undefined);
    if (known.length === 0) continue;
    const whole = await read(call);
    for (const [value, late] of known) expect(value).toEqual(late(whole));
  }
}
