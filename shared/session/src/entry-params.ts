import { ENTRY_KEY } from '@shared/api/visitor';

/** Parameters a visit may begin with. Source: SHELL-011. */
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

/** They name a person, so they do not stay in the address, the history or a referrer. */
const personal: readonly EntryName[] = ['phone', 'connInfo'];

const LONGEST = 2000;

type Page = {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'replaceState' | 'state'>;
  storage: Storage;
};

/**
 * What this visit began with, kept for the session: a later value that is not empty replaces an earlier one.
 * Runs before anything else, and takes the personal ones out of the address. Source: SHELL-011, A-56.
 */
export function captureEntry({ location, history, storage }: Page): EntryParams {
  const address = new URL(location.href);
  const entry = entryOf(storage, address.searchParams);
  storage.setItem(ENTRY_KEY, JSON.stringify(entry));
  if (personal.some((name) => address.searchParams.has(name))) {
    for (const name of personal) address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
  }
  return entry;
}

/** The same, without leaving a trace. */
export function entryOf(storage: Pick<Storage, 'getItem'>, query: URLSearchParams): EntryParams {
  return { ...keptEntry(storage), ...given(query) };
}

/** The proof of a sign-in has been used: a later page of the session has the token. */
export function forgetTicket(storage: Storage): void {
  const { connInfo: _used, ...entry } = keptEntry(storage);
  storage.setItem(ENTRY_KEY, JSON.stringify(entry));
}

export const forgetEntry = (storage: Storage): void => storage.removeItem(ENTRY_KEY);

function keptEntry(storage: Pick<Storage, 'getItem'>): EntryParams {
  try {
    const kept: unknown = JSON.parse(storage.getItem(ENTRY_KEY) ?? '{}');
    const values = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return given(new URLSearchParams(values.map(([name, value]) => [name, String(value)])));
  } catch {
    return {}; // another user's text: ignored
  }
}

const given = (query: URLSearchParams): EntryParams =>
  Object.fromEntries(
    entryNames.flatMap((name) => {
      const value = query.get(name) ?? '';
      return value === '' ? [] : [[name, value.slice(0, LONGEST)]];
    }),
  );
