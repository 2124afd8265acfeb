import { addressOf, api, oldApi } from './address';
import { safeAddress } from './safe-address';

const leaving = { origin: 'https://app.example', allowedOrigins: ['https://card.example'] };

describe('safeAddress', () => {
  it.each([
    ['/app/subscStatus?vtg_id=1', 'https://app.example/app/subscStatus?vtg_id=1'],
    ['https://app.example/app/', 'https://app.example/app/'],
    ['https://card.example/pay?id=1', 'https://card.example/pay?id=1'],
  ])('allows %s [PAY-013]', (raw, expected) => {
    expect(safeAddress(raw, leaving)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    'http://card.example/pay',
    'https://card.example.evil.example/',
    'https://card.example:8443/pay',
    'https://card.example@evil.example/',
    'https://user:pass@card.example/',
    '//evil.example/app/',
    '/\\evil.example',
    'https:\\\\evil.example',
    '/app/../admin',
    '/application',
    '/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' https://card.example/pay',
    'blob:https://app.example/1',
    '',
  ])('rejects %j [PAY-013, SEC-008]', (raw) => {
    expect(safeAddress(raw, leaving)).toBeUndefined();
  });

  it.each([undefined, null, 1, { href: '/app/' }])(
    'rejects a value that is not text: %j [PAY-013]',
    (raw) => {
      expect(safeAddress(raw, leaving)).toBeUndefined();
    },
  );

  it('allows up to 8192 characters, because a landing has the whole application [PAY-013]', () => {
    const longest = `/app/${'a'.repeat(8187)}`;

    expect(safeAddress(longest, leaving)).toBe(`https://app.example${longest}`);
    expect(safeAddress(`${longest}a`, leaving)).toBeUndefined();
  });

  it('allows any page of the own origin when the environment lists it [PAY-013]', () => {
    const sandbox = { origin: 'http://localhost:4000', allowedOrigins: ['http://localhost:4000'] };

    expect(safeAddress('/sandbox/card/1', sandbox)).toBe('http://localhost:4000/sandbox/card/1');
  });

  it('rejects an allowed origin without https [PAY-013]', () => {
    const plain = { ...leaving, allowedOrigins: ['http://card.example'] };

    expect(safeAddress('http://card.example/pay', plain)).toBeUndefined();
  });
});

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

  it.each(['.', '..', '../users/U2', 'a/b', 'a?b', 'a#b'])(
    'keeps an inserted value in its path segment: %s',
    (part) => {
      const { pathname, search, hash } = new URL(api`/subscs/${part}/x`, 'https://a.example');

      expect(pathname.split('/')).toHaveLength('/api/v1App/subscs/S/x'.split('/').length);
      expect([search, hash]).toEqual(['', '']);
    },
  );
});
