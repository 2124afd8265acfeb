import fc from 'fast-check';
import { answeringAnything } from './backend';

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
const withOneOdd = (answer: unknown): fc.Arbitrary<unknown> =>
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

/** Returns a client whose call gets this answer. */
export const answered = (operation: string, json: unknown) =>
  answeringAnything(operation, { status: 200, body: JSON.stringify(json) }).call;
/** Returns the same answer as a prefetched one. */
export const ahead = (json: unknown) => ({
  answer: () => JSON.parse(JSON.stringify(json)) as unknown,
});

/** Expects the value of the client, or undefined. If the client rejects the answer, only undefined passes. */
async function agree<Out>(known: Out | undefined, read: () => Promise<Out>): Promise<void> {
  if (known !== undefined) expect(known).toEqual(await read());
}

/** Checks that the prerender reads the same as the client, or nothing, when any one field is invalid. */
export const anyOdd = <Out>(
  answer: unknown,
  early: (json: unknown) => Out | undefined,
  read: (json: unknown) => Promise<Out>,
) =>
  fc.assert(
    fc.asyncProperty(withOneOdd(answer), (json) => agree(early(json), () => read(json))),
    { numRuns: 1500 },
  );
