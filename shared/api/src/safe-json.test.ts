import { parseJson, withoutPrototypes } from './safe-json';

describe('JSON from outside', () => {
  it('loses every key that could reach a prototype, however deep', () => {
    const parsed = parseJson('{"a":[{"__proto__":{"admin":true},"b":1}],"constructor":{"c":2}}');

    expect(parsed).toEqual({ a: [{ b: 1 }] });
    expect(Reflect.get(Object(parsed), 'admin')).toBeUndefined();
  });

  it.each(['', '{', 'undefined', undefined, null])('is nothing for %j', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });

  it('leaves what is no plain object as it is', () => {
    const blob = new Blob(['x']);

    expect(withoutPrototypes(blob)).toBe(blob);
  });
});
