import * as v from 'valibot';
import { codeOr, flagIn, id, maybeCount, maybeWon, wonAmount, yes } from './scalar';

const read = <Out>(schema: v.GenericSchema<unknown, Out>, value: unknown): Out | 'unreadable' => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'unreadable';
};

describe('an amount', () => {
  it.each([
    [891000, 891000],
    ['891000', 891000],
    [' 891000 ', 891000],
    ['-500', -500],
    [0, 0],
    ['0', 0],
  ])('is a whole number, or the same as text: %j [ENTITY-011, ENTITY-024]', (value, amount) => {
    expect(read(wonAmount, value)).toBe(amount);
    expect(read(maybeWon, value)).toBe(amount);
  });

  it.each([
    990000.5,
    '990000.5',
    '891,000',
    '1e5',
    '0x10',
    'free',
    {},
    [1],
    true,
    Number.NaN,
    2 ** 53,
  ])('is nothing else, and never 0 in its place: %j [ENTITY-011, ENTITY-024]', (value) => {
    expect(read(wonAmount, value)).toBe('unreadable');
    expect(read(maybeWon, value)).toBeUndefined();
  });

  it.each([null, undefined, '', '  '])(
    'that is not there is not known: %j [ENTITY-024]',
    (value) => {
      expect(read(wonAmount, value)).toBe('unreadable');
      expect(read(maybeWon, value)).toBeUndefined();
    },
  );

  it('of kilometres and months is a whole one, too [ENTITY-022]', () => {
    expect(read(maybeCount, '45000')).toBe(45000);
    expect(read(maybeCount, 45000.5)).toBeUndefined();
  });
});

describe('an id', () => {
  it.each([
    ['S1', 'S1'],
    [71, '71'],
    ['71', '71'],
    [' S1 ', 'S1'],
    [0, '0'],
  ])('is text, or a whole number in its place: %j [ENTITY-001, ENTITY-021]', (value, text) => {
    expect(read(id, value)).toBe(text);
  });

  it.each(['', ' ', null, undefined, 7.5, true, {}])(
    'is nothing else: %j [ENTITY-001, ENTITY-021]',
    (value) => {
      expect(read(id, value)).toBe('unreadable');
    },
  );
});

describe('a yes', () => {
  it.each([true, 1, '1', 'Y', 'y', ' Y ', 'true', 'TRUE'])(
    'is written %j [ENTITY-001, ENTITY-022, ENTITY-026]',
    (value) => {
      expect(flagIn(value)).toBe(true);
      expect(read(yes, value)).toBe(true);
    },
  );

  it.each([false, 0, '0', 'N', 'n', 'false'])(
    'is a no where it says %j [ENTITY-022, ENTITY-026, ENTITY-033]',
    (value) => {
      expect(flagIn(value)).toBe(false);
      expect(read(yes, value)).toBe(false);
    },
  );

  it.each([null, undefined, '', 2, 'perhaps', {}])(
    'is not said by %j [ENTITY-022, ENTITY-026]',
    (value) => {
      expect(flagIn(value)).toBeUndefined();
      expect(read(yes, value)).toBe(false);
    },
  );
});

it('a code nobody knows, or none, is what stands for it [ENTITY-021]', () => {
  const state = codeOr((code) => (code === 20 ? 'active' : undefined), 'unknown');

  expect([20, 77, null, undefined].map((code) => read(state, code))).toEqual([
    'active',
    'unknown',
    'unknown',
    'unknown',
  ]);
});
