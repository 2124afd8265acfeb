import { addressOf, api, oldApi } from './address';

describe('api and addressOf', () => {
  it.each(['\ud800', 'S1\udfff', '\udfff\ud800'])(
    'returns a well-formed path for a lone surrogate: %j',
    (half) => {
      for (const path of [api`/subscs/${half}`, oldApi`/subscs/${half}`]) {
        expect(path).toMatch(/^[\x21-\x7e]+$/);
        expect(decodeURIComponent(path)).toContain('\ufffd');
      }
      expect(addressOf('/a', { text: half })).toMatch(/^\/a\?text=[\w%]+$/);
    },
  );

  it('keeps characters of two code units', () => {
    expect(api`/users/${'🚗'}`).toBe('/api/v1App/users/%F0%9F%9A%97');
  });

  it.each(['.', '..', '../users/U2', 'a/b', 'a?b', 'a#b'])(
    'keeps an inserted value in its path segment: %s',
    (part) => {
      const { pathname, search, hash } = new URL(api`/subscs/${part}/x`, 'https://a.example');

      expect(pathname.split('/')).toHaveLength('/api/v1App/subscs/S/x'.split('/').length);
      expect([search, hash]).toEqual(['', '']);
    },
  );
});
