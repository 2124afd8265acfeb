import fc from 'fast-check';
import { answeringAnything } from './backend';

/** What no backend of ours writes, or writes elsewhere. */
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

/** The answer with one of its values, at any depth, made odd. */
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

/** The client, whose call is answered so. */
export const answered = (operation: string, json: unknown) =>
  answeringAnything(operation, { status: 200, body: JSON.stringify(json) }).call;
/** The same answer, as a first view has it. */
export const ahead = (json: unknown) => ({
  answer: () => JSON.parse(JSON.stringify(json)) as unknown,
});

/** Nothing is known, or what the client reads; what it cannot read is never known. */
async function agree<Out>(known: Out | undefined, read: () => Promise<Out>): Promise<void> {
  if (known !== undefined) expect(known).toEqual(await read());
}

/** Whatever one field of the answer is, the first view reads what the client reads, or nothing. */
export const anyOdd = <Out>(
  answer: unknown,
  early: (json: unknown) => Out | undefined,
  read: (json: unknown) => Promise<Out>,
) =>
  fc.assert(
    fc.asyncProperty(withOneOdd(answer), (json) => agree(early(json), () => read(json))),
    { numRuns: 1500 },
  );
