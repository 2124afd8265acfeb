import { tabStorage } from '@shared/config/storage';
import { ENTRY_KEY } from '../visitor';

/**
 * Returns the entry data of this visit from the tab and the address. It runs before the session validates them, so
 * callers must treat an empty or odd value as unknown and show no prerender. Source: SHELL-011.
 * @throws {SyntaxError} if the tab keeps another text.
 */
export const entryAhead = (query: URLSearchParams): Readonly<Record<string, unknown>> => ({
  ...JSON.parse(tabStorage.getItem(ENTRY_KEY) ?? '{}'),
  ...Object.fromEntries(query),
});
