const VERSION_4 = 0x40;
const VARIANT = 0x80;

/**
 * Adds `crypto.randomUUID`, which browsers offer only on https and localhost. The product is always served securely and
 * depends on it, but a phone opens the sandbox by its network address over plain http.
 */
export function lendRandomIds(): void {
  if ('randomUUID' in crypto) return;
  Object.defineProperty(crypto, 'randomUUID', { value: randomId, configurable: true });
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = [...bytes]
    .map((byte, place) => {
      if (place === 6) return (byte & 0x0f) | VERSION_4;
      return place === 8 ? (byte & 0x3f) | VARIANT : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
