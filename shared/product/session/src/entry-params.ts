import { ENTRY_KEY } from '@shared/api/visitor';
import { personalQuery } from '@shared/config/personal-query';
import type { KeptStorage } from '@shared/config/storage';

/** Entry parameters that the app keeps. Source: SHELL-011. */
export const entryNames = [
  'vtg_id',
  'preUrl',
  'selOpt',
  'campaignNo',
  'brdCampaignNo',
  'vehicleIdx',
  'scpNo',
  'brdScpNo',
  'phone',
  'connInfo',
  'test',
] as const;
export type EntryName = (typeof entryNames)[number];
export type EntryParams = Readonly<Partial<Record<EntryName, string>>>;

const LONGEST = 2000;

type Page = {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'replaceState' | 'state'>;
  storage: KeptStorage;
};

/**
 * Returns the entry parameters and keeps them for the tab. A later value that is not empty replaces an earlier one, and
 * a sign-in replaces the user. It runs before anything else, and removes the personal ones from the address.
 * Source: SHELL-011, A-56, SEC-001.
 */
export function captureEntry({ location, history, storage }: Page): EntryParams {
  const address = new URL(location.href);
  const named = address.searchParams;
  // A sign-in may be of another user than the one before.
  const { vtg_id, test, ...others } = keptEntry(storage);
  const entry = named.get('connInfo') ? { ...others, ...given(named) } : entryOf(storage, named);
  storage.setItem(ENTRY_KEY, JSON.stringify(entry));
  if (personalQuery.some((name) => address.searchParams.has(name))) {
    for (const name of personalQuery) address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
  }
  return entry;
}

/** Returns the same parameters and stores nothing. */
export function entryOf(
  storage: Pick<KeptStorage, 'getItem'>,
  query: URLSearchParams,
): EntryParams {
  return { ...keptEntry(storage), ...given(query) };
}

/** Storage key of a `connInfo` that a sign-in has used. */
const USED_KEY = 'servicecare.used-conn-info';

/** Marks `connInfo` as used. No later page signs in with it, but the hidden form still posts it back. Source: A-92. */
export function retireConnInfo(storage: KeptStorage): void {
  const { connInfo, ...entry } = keptEntry(storage);
  if (connInfo === undefined) return;
  storage.setItem(USED_KEY, connInfo);
  storage.setItem(ENTRY_KEY, JSON.stringify(entry));
}

/** Returns the entry parameters that the hidden form posts back, with a used `connInfo`. Source: SHELL-012, A-92. */
export function entryToPostBack(
  entry: EntryParams,
  storage: Pick<KeptStorage, 'getItem'>,
): EntryParams {
  const connInfo = storage.getItem(USED_KEY);
  return connInfo === null ? entry : { connInfo, ...entry };
}

export function forgetEntry(storage: KeptStorage): void {
  storage.removeItem(ENTRY_KEY);
  storage.removeItem(USED_KEY);
}

function keptEntry(storage: Pick<KeptStorage, 'getItem'>): EntryParams {
  try {
    const kept: unknown = JSON.parse(storage.getItem(ENTRY_KEY) ?? '{}');
    const values = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return given(new URLSearchParams(values.map(([name, value]) => [name, String(value)])));
  } catch {
    return {}; // Not written by this app.
  }
}

const given = (query: URLSearchParams): EntryParams =>
  Object.fromEntries(
    entryNames.flatMap((name) => {
      const value = query.get(name) ?? '';
      return value === '' ? [] : [[name, value.slice(0, LONGEST)]];
    }),
  );
