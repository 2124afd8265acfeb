/** Query parameters of a call. `undefined` values are left out. */
export type CallQuery = Readonly<Record<string, string | number | undefined>>;

/** The prefix of every call except the refund price. Source: API-001, A-40. */
export const PREFIX = '/api/v1App';
/** The prefix of the refund price. Source: API-028, A-40. */
export const OLD_PREFIX = '/api/v1';

/** Returns a path under the prefix. It encodes each inserted part, so that the part cannot change the path. */
export const api = (strings: TemplateStringsArray, ...parts: readonly string[]): string =>
  PREFIX + joined(strings, parts);
export const oldApi = (strings: TemplateStringsArray, ...parts: readonly string[]): string =>
  OLD_PREFIX + joined(strings, parts);

/** Returns the path with its query. Leaves out `undefined` values. */
export function addressOf(path: string, query: CallQuery = {}): string {
  const kept = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

const joined = (strings: TemplateStringsArray, parts: readonly string[]): string =>
  strings.reduce((path, text, index) => path + encoded(parts[index - 1] ?? '') + text);

/**
 * Returns one encoded path segment. Encodes `.` and `..` twice, because browsers resolve them even when encoded once.
 * Replaces lone surrogates, because `encodeURIComponent` throws on them.
 */
const encoded = (part: string): string =>
  /^\.{1,2}$/.test(part)
    ? part.replaceAll('.', '%252E')
    : encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'));
