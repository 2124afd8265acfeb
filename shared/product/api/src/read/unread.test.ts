import * as v from 'valibot';
import { drop, noting, placeOf, referenceOf, takeUnread, tellUnread } from './unread';

const issuesOf = (schema: v.GenericSchema, value: unknown) => {
  const read = v.safeParse(schema, value);
  if (read.success) throw new Error('it can be read');
  return read.issues;
};
const issues = issuesOf(v.object({ data: v.array(v.object({ group: v.string() })) }), {
  data: [{ group: 'A' }, { group: 7 }],
});

describe('unread places', () => {
  afterEach(takeUnread);

  it('placeOf returns the path of the first issue', () => {
    expect(placeOf(issues)).toBe('data.1.group');
  });

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
