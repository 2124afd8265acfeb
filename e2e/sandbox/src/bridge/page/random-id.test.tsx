import { webcrypto } from 'node:crypto';
import { lendRandomIds } from './random-id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const inBrowser = (crypto: object) =>
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });

describe('lendRandomIds', () => {
  it('provides random ids when the page is served without https', () => {
    inBrowser({ getRandomValues: (bytes: Uint8Array) => webcrypto.getRandomValues(bytes) });

    lendRandomIds();
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];

    expect(one).toMatch(UUID);
    expect(other).toMatch(UUID);
    expect(one).not.toBe(other);
  });

  it('keeps the function of the browser when there is one', () => {
    const randomUUID = () => 'of the browser';
    inBrowser({ randomUUID });

    lendRandomIds();

    expect(crypto.randomUUID()).toBe('of the browser');
  });
});
