import * as v from 'valibot';
import { codeOr, flagIn, id, maybeCount, maybeWon, wonAmount, yes } from './scalar';

const read = <Out>(schema: v.GenericSchema<unknown, Out>, value: unknown): Out | 'unreadable' => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'unreadable';
};

describe('wonAmount and other amounts', () => {
  it.each([
    [891000, 891000],
    ['891000', 891000],
    [' 891000 ', 891000],
    ['-500', -500],
    [0, 0],
    ['0', 0],
  ])('read a whole number, also as text: %j [ENTITY-011, ENTITY-024]', (value, amount) => {
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
  ])('reject any other value and never read it as 0: %j [ENTITY-011, ENTITY-024]', (value) => {
    expect(read(wonAmount, value)).toBe('unreadable');
    expect(read(maybeWon, value)).toBeUndefined();
  });

  it.each([null, undefined, '', '  '])(
    'return undefined for a missing value: %j [ENTITY-024]',
    (value) => {
      expect(read(wonAmount, value)).toBe('unreadable');
      expect(read(maybeWon, value)).toBeUndefined();
    },
  );

  it('read whole kilometres and months only [ENTITY-022]', () => {
    expect(read(maybeCount, '45000')).toBe(45000);
    expect(read(maybeCount, 45000.5)).toBeUndefined();
  });
});

describe('id', () => {
  it.each([
    ['S1', 'S1'],
    [71, '71'],
    ['71', '71'],
    [' S1 ', 'S1'],
    [0, '0'],
  ])('reads text or a whole number: %j [ENTITY-001, ENTITY-021]', (value, text) => {
    expect(read(id, value)).toBe(text);
  });

  it.each(['', ' ', null, undefined, 7.5, true, {}])(
    'rejects any other value: %j [ENTITY-001, ENTITY-021]',
    (value) => {
      expect(read(id, value)).toBe('unreadable');
    },
  );
});

describe('flag', () => {
  it.each([true, 1, '1', 'Y', 'y', ' Y ', 'true', 'TRUE'])(
    'reads %j as yes [ENTITY-001, ENTITY-022, ENTITY-026]',
    (value) => {
      expect(flagIn(value)).toBe(true);
      expect(read(yes, value)).toBe(true);
    },
  );

  it.each([false, 0, '0', 'N', 'n', 'false'])(
    'reads %j as no [ENTITY-022, ENTITY-026, ENTITY-033]',
    (value) => {
      expect(flagIn(value)).toBe(false);
      expect(read(yes, value)).toBe(false);
    },
  );

  it.each([null, undefined, '', 2, 'perhaps', {}])(
    'does not read %j [ENTITY-022, ENTITY-026]',
    (value) => {
      expect(flagIn(value)).toBeUndefined();
      expect(read(yes, value)).toBe(false);
    },
  );
});

it('codeOr returns the default for an unknown or missing code [ENTITY-021]', () => {
  const state = codeOr((code) => (code === 20 ? 'active' : undefined), 'unknown');

  expect([20, 77, null, undefined].map((code) => read(state, code))).toEqual([
    'active',
    'unknown',
    'unknown',
    'unknown',
  ]);
});
