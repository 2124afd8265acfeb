import { addressOf, api, oldApi } from './address';

describe('the address of a call', () => {
  it.each(['\ud800', 'S1\udfff', '\udfff\ud800'])('is well-formed for half a sign: %j', (half) => {
    for (const path of [api`/subscs/${half}`, oldApi`/subscs/${half}`]) {
      expect(path).toMatch(/^[\x21-\x7e]+$/);
      expect(decodeURIComponent(path)).toContain('\ufffd');
    }
    expect(addressOf('/a', { text: half })).toMatch(/^\/a\?text=[\w%]+$/);
  });

  it('keeps signs made of a pair', () => {
    expect(api`/users/${'🚗'}`).toBe('/api/v1App/users/%F0%9F%9A%97');
  });

  it.each(['.', '..', '../users/U2', 'a/b', 'a?b', 'a#b'])(
    'keeps what comes from outside in its place: %s',
    (part) => {
      const { pathname, search, hash } = new URL(api`/subscs/${part}/x`, 'https://a.example');

      expect(pathname.split('/')).toHaveLength('/api/v1App/subscs/S/x'.split('/').length);
      expect([search, hash]).toEqual(['', '']);
    },
  );
});
