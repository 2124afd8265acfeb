import { tabStorage } from '@shared/config/storage';
import { ENTRY_KEY } from '../visitor';

/**
 * What this visit began with, as far as its tab and its address say, before the session reads it by its own rules: a value
 * that is empty or odd is no customer's, and then no first view is drawn. Throws where the tab keeps another text. Source:
 * SHELL-011.
 */
export const entryAhead = (query: URLSearchParams): Readonly<Record<string, unknown>> => ({
  ...JSON.parse(tabStorage.getItem(ENTRY_KEY) ?? '{}'),
  ...Object.fromEntries(query),
});
