const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Returns the JSON value without keys that could change a prototype. */
export function withoutPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototypes);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !FORBIDDEN.includes(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutPrototypes(inner)]));
}

/** Returns the value of JSON text from outside, for example of an address, or `undefined` for other text. */
export function parseJson(text: string | null | undefined): unknown {
  if (!text) return undefined;
  try {
    return withoutPrototypes(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value));
