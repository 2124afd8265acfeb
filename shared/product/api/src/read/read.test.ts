import * as v from 'valibot';
import { day, maybeDay } from './day';
import { inData, inDataOrBare, list, listed, maybe } from './part';
import { renamed } from './renamed';
import { codeOr, flagIn, id, maybeCount, maybeWon, wonAmount, yes } from './scalar';
import { drop, noting, placeOf, referenceOf, takeUnread, tellUnread } from './unread';

const read = <Out>(schema: v.GenericSchema<unknown, Out>, value: unknown): Out | 'unreadable' => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'unreadable';
};
const entry = v.object({ id });
const all = listed(entry);
const issuesOf = (schema: v.GenericSchema, value: unknown) => {
  const read = v.safeParse(schema, value);
  if (read.success) throw new Error('it can be read');
  return read.issues;
};
const issues = issuesOf(v.object({ data: v.array(v.object({ group: v.string() })) }), {
  data: [{ group: 'A' }, { group: 7 }],
});

describe('wonAmount and other amounts', () => {
  it.each([
    [891000, 891000],
    [' 891000 ', 891000],
    ['-500', -500],
    ['0', 0],
  ])('read a whole number, also as text: %j [ENTITY-011, ENTITY-024]', (value, amount) => {
    expect(read(wonAmount, value)).toBe(amount);
    expect(read(maybeWon, value)).toBe(amount);
  });

  it.each([990000.5, '990000.5', '891,000', '1e5', '0x10', [1], true, 2 ** 53, null, '  '])(
    'reject any other or missing value and never read it as 0: %j [ENTITY-011, ENTITY-024]',
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
    [' S1 ', 'S1'],
    [71, '71'],
    [0, '0'],
    ...[' ', null, 7.5, true].map((value) => [value, 'unreadable']),
  ])('reads text or a whole number only: %j is %s [ENTITY-001, ENTITY-021]', (value, text) => {
    expect(read(id, value)).toBe(text);
  });
});

describe('flag', () => {
  it.each([
    [true, [true, 1, '1', 'Y', 'y', ' Y ', 'true', 'TRUE']],
    [false, [false, 0, '0', 'N', 'n', 'false']],
    [undefined, [null, undefined, '', 2, 'perhaps', {}]],
  ])('is %s for each of %j, and yes only when true [ENTITY-022, ENTITY-026]', (is, values) => {
    for (const value of values) {
      expect(flagIn(value)).toBe(is);
      expect(read(yes, value)).toBe(is === true);
    }
  });
});

it('codeOr returns the default for an unknown or missing code [ENTITY-021]', () => {
  const state = codeOr((code) => (code === 20 ? 'active' : undefined), 'unknown');

  expect(read(state, 20)).toBe('active');
  for (const code of [77, null, undefined]) expect(read(state, code)).toBe('unknown');
});

describe('day', () => {
  it.each(['2026-01-02', '20260102', 20260102, '2026-01-02 23:59:59', '2026-01-02T23:59'])(
    'reads a day without a zone as a Korean day: %j [ENTITY-016, ENTITY-018, ENTITY-021]',
    (value) => {
      expect(v.parse(day, value)).toBe('2026-01-02');
    },
  );

  it.each([
    ['2026-01-01T15:00:00Z', '2026-01-02'],
    ['2026-01-01T14:59:59.999Z', '2026-01-01'],
    ['2026-01-02T00:00:00+09:00', '2026-01-02'],
    ['2026-01-01T20:00:00-0500', '2026-01-02'],
    ['2026-01-02 08:00:00+14', undefined],
  ])(
    'reads a time with a zone as the day in Korea: %s [ENTITY-021, STATE-014]',
    (value, inKorea) => {
      expect(v.parse(maybeDay, value)).toBe(inKorea);
    },
  );

  it.each(['2026-02-30', '2026-13-01', '20260230', '2026-1-2', 'tomorrow', '26-01-02', {}, true])(
    'rejects any other value: %j [ENTITY-021]',
    (value) => {
      expect(v.safeParse(day, value).success).toBe(false);
      expect(v.parse(maybeDay, value)).toBeUndefined();
    },
  );
});

describe('list and listed', () => {
  it('skip and record an entry that cannot be read [API-006, API-018]', () => {
    const { result, places } = noting(() => v.parse(all, [{ id: 1 }, {}, null, { id: 'B' }]));

    expect(result).toEqual([{ id: '1' }, { id: 'B' }]);
    expect(places).toEqual(['1.id', '2']);
  });

  it('fail when no entry can be read, because the list is not empty [API-006, API-018]', () => {
    expect(v.safeParse(all, [{}, null]).success).toBe(false);
    expect(v.parse(all, [])).toEqual([]);
    expect(v.parse(all, null)).toEqual([]);
  });

  it('list returns an empty list when the value is missing or not a list [API-021]', () => {
    expect([undefined, null, '', 'x', {}].map((value) => v.parse(list(entry), value))).toEqual(
      Array(5).fill([]),
    );
  });
});

it('renamed gives fields our names and names unread places like the answer [ENTITY-016]', () => {
  const vehicle = renamed({ id, vin: ['num_id', id] });

  expect(v.parse(vehicle, { id: 1, num_id: 'V1' })).toEqual({ id: '1', vin: 'V1' });
  expect(placeOf(issuesOf(vehicle, { id: 1 }))).toBe('num_id');
});

it('maybe drops and records a part that cannot be read [ENTITY-024]', () => {
  const { result, places } = noting(() => v.parse(v.object({ pkg: maybe(entry) }), { pkg: {} }));

  expect(result).toEqual({ pkg: undefined });
  expect(places).toEqual(['id']);
});

it('inData requires the wrapper and inDataOrBare does not [API-024, API-033]', () => {
  expect(v.parse(inData(entry), { data: { id: 'S1' } })).toEqual({ id: 'S1' });
  expect(v.safeParse(inData(entry), { id: 'S1' }).success).toBe(false);
  expect(v.parse(inDataOrBare(entry), { data: { id: 'S1' } })).toEqual({ id: 'S1' });
  expect(v.parse(inDataOrBare(entry), { id: 'S1' })).toEqual({ id: 'S1' });
});

describe('unread places', () => {
  afterEach(takeUnread);

  it('noting records the places of its own answer, also when calls are nested', () => {
    const outer = noting(() => {
      drop(issues, 'first');
      const inner = noting(() => drop(issues, 'inside'));
      drop(issues);
      return inner.places;
    });

    expect(outer).toEqual({
      result: ['inside.data.1.group'],
      places: ['first.data.1.group', 'data.1.group'],
    });
  });

  it('drop records nothing when no answer is being read', () => {
    expect(() => drop(issues)).not.toThrow();
  });

  it('takeUnread returns at most 50 records with 50 places and then clears them', () => {
    for (let told = 0; told < 60; told += 1)
      tellUnread({ call: 'GET pkgs', places: Array.from({ length: 80 }, (_, at) => `data.${at}`) });

    const taken = takeUnread();

    expect([taken.length, taken[0]?.places.length]).toEqual([50, 50]);
    expect(takeUnread()).toEqual([]);
  });

  it('referenceOf returns the same number for the same fault only', () => {
    expect(referenceOf('GET pkgs', 'data.2')).toBe(referenceOf('GET pkgs', 'data.2'));
    expect(referenceOf('GET pkgs', 'data.2')).toMatch(/^[1-6]\d{3}$/);
    expect(referenceOf('GET pkgs', 'data.3')).not.toBe(referenceOf('GET pkgs', 'data.2'));
    expect(referenceOf('GET users', 'data.2')).not.toBe(referenceOf('GET pkgs', 'data.2'));
  });
});
