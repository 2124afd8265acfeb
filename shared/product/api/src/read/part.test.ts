import * as v from 'valibot';
import { inData, inDataOrBare, list, listed, maybe } from './part';
import { id } from './scalar';
import { noting } from './unread';

const entry = v.object({ id });
const all = listed(entry);

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
