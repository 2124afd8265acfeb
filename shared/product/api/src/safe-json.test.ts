import { parseJson, withoutPrototypes } from './safe-json';

describe('withoutPrototypes and parseJson', () => {
  it('remove every key that could change a prototype, at any depth', () => {
    const parsed = parseJson('{"a":[{"__proto__":{"admin":true},"b":1}],"constructor":{"c":2}}');

    expect(parsed).toEqual({ a: [{ b: 1 }] });
    expect(Reflect.get(Object(parsed), 'admin')).toBeUndefined();
  });

  it.each(['', '{', 'undefined', undefined, null])('return undefined for %j', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });

  it('keep a value that is not a plain object', () => {
    const blob = new Blob(['x']);

    expect(withoutPrototypes(blob)).toBe(blob);
  });
});
