import { namesIn, onlyNamed, unnamed } from './names';

const none = new Set<never>();
const schemas: Record<string, Parameters<typeof namesIn>[0]> = {
  Car: { properties: { plate: {}, owner: { properties: { name: {} } } } },
};

describe('names of a schema', () => {
  const data = {
    properties: {
      id: { 'x-extra': 'order-id' },
      cars: { items: { $ref: 'Car' } },
      terms: {},
    },
  } as const;
  const schema = { allOf: [{ properties: { token: {} } }, { properties: { data } }] };
  const names = namesIn(schema, (reference) => schemas[reference]);
  const value = {
    token: 't',
    secret: 1,
    data: { id: 'S1', cars: [{ plate: 'p', owner: { name: 'n', age: 3 } }], terms: { any: true } },
  };

  it('removes unknown names from an answer at every depth', () => {
    expect(onlyNamed(names, value, none)).toEqual({
      token: 't',
      data: { cars: [{ plate: 'p', owner: { name: 'n' } }], terms: { any: true } },
    });
  });

  it('includes an extension only when it is on', () => {
    expect(onlyNamed(names, value, new Set(['order-id'] as const))).toMatchObject({
      data: { id: 'S1' },
    });
  });

  it('lists unknown names of a request with their full paths', () => {
    expect(unnamed(names, value, none)).toEqual(['secret', 'data.id', 'data.cars.owner.age']);
  });

  it('leaves a text or a null unchanged where an object is expected', () => {
    expect(onlyNamed(names, { data: null }, none)).toEqual({ data: null });
    expect(unnamed(names, 'text', none)).toEqual([]);
  });
});
