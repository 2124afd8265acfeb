import { namesIn, onlyNamed, unnamed } from './names';

const none = new Set<never>();
const entities = { Car: 'plate, owner {name}' };

describe('the names of a table', () => {
  const names = namesIn('token, data {id@order-id, cars [Car], terms {*}}', entities);
  const value = {
    token: 't',
    secret: 1,
    data: { id: 'S1', cars: [{ plate: 'p', owner: { name: 'n', age: 3 } }], terms: { any: true } },
  };

  it('leave out of an answer what they do not have, at every depth', () => {
    expect(onlyNamed(names, value, none)).toEqual({
      token: 't',
      data: { cars: [{ plate: 'p', owner: { name: 'n' } }], terms: { any: true } },
    });
  });

  it('have an extra only where it is on', () => {
    expect(onlyNamed(names, value, new Set(['order-id'] as const))).toMatchObject({
      data: { id: 'S1' },
    });
  });

  it('tell what a request has beyond them, by its whole way', () => {
    expect(unnamed(names, value, none)).toEqual(['secret', 'data.id', 'data.cars.owner.age']);
  });

  it('leave a text or a null where an object could be as it is', () => {
    expect(onlyNamed(names, { data: null }, none)).toEqual({ data: null });
    expect(unnamed(names, 'text', none)).toEqual([]);
  });

  it.each(['data {id', 'id@nobody', 'a {b]'])('cannot be written as %s', (text) => {
    expect(() => namesIn(text)).toThrow(RangeError);
  });
});
