/**
 * Adds `crypto.randomUUID`, which browsers offer only on https and localhost. The product is always served securely and
 * depends on it, but a phone opens the sandbox by its network address over plain http.
 */
export function lendRandomIds(): void {
  if ('randomUUID' in crypto) return;
  Object.defineProperty(crypto, 'randomUUID', { value: randomId, configurable: true });
}

/** Version 4 of a UUID, with random digits. */
const randomId = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (byte % 16).toString(16);
  });
