/** Values of a query; `undefined` is left out. */
export type CallQuery = Readonly<Record<string, string | number | undefined>>;

/** Every call lives under it but the refund price. Source: API-001, A-40. */
export const PREFIX = '/api/v1App';
/** Source: API-028, A-40. */
export const OLD_PREFIX = '/api/v1';

/** A path under the prefix; each part that comes from outside is encoded, so it cannot leave its place. */
export const api = (strings: TemplateStringsArray, ...parts: readonly string[]): string =>
  PREFIX + joined(strings, parts);
export const oldApi = (strings: TemplateStringsArray, ...parts: readonly string[]): string =>
  OLD_PREFIX + joined(strings, parts);

/** Path with its query; values that are `undefined` are left out. */
export function addressOf(path: string, query: CallQuery = {}): string {
  const kept = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

const joined = (strings: TemplateStringsArray, parts: readonly string[]): string =>
  strings.reduce((path, text, index) => path + encoded(parts[index - 1] ?? '') + text);

/** `.` and `..` would still be steps after encoding; half a sign of a pair cannot be encoded at all. */
const encoded = (part: string): string =>
  /^\.{1,2}$/.test(part)
    ? part.replaceAll('.', '%252E')
    : encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'));
