import type * as v from 'valibot';

/** The parts of an answer that could not be read: field names and list positions, never values. */
export type Unread = {
  /** Method and path without ids, for example `GET pkgs`. */
  call: string;
  places: readonly string[];
  /** The number that the customer gives the customer centre, if the whole answer was refused. */
  reference?: string;
};

/**
 * Key of the shared record on the global object. Each app has its own copy of this package, so the copies share one
 * record.
 */
const MEETING = Symbol.for('@shared/api/unread');
type Meeting = { [MEETING]?: { noted: string[] | undefined; told: Unread[] } };

const meeting = (): NonNullable<Meeting[typeof MEETING]> => {
  const place = globalThis as Meeting;
  place[MEETING] ??= { noted: undefined, told: [] };
  return place[MEETING];
};

/** Returns the result of `work` and the places that its readers dropped. `work` must be synchronous. */
export function noting<T>(work: () => T): { result: T; places: readonly string[] } {
  const shared = meeting();
  const before = shared.noted;
  const places: string[] = [];
  shared.noted = places;
  try {
    return { result: work(), places };
  } finally {
    shared.noted = before;
  }
}

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

/** Records that a reader continues without a value. */
export const drop = (issues: Issues, where = ''): void =>
  void meeting().noted?.push([where, placeOf(issues)].filter(Boolean).join('.'));

/** Returns the first place that could not be read, for example `data.2.group`. */
export const placeOf = ([first]: Issues): string =>
  (first.path ?? []).map(({ key }) => String(key)).join('.');

const LOWEST_REFERENCE = 1000;
const REFERENCES = 6000;

/** Maximum number of records, because a list of a thousand bad entries is one fault. */
const KEPT = 50;

/** Records an unreadable part until telemetry sends it. */
export function tellUnread(unread: Unread): void {
  const { told } = meeting();
  if (told.length < KEPT) told.push({ ...unread, places: unread.places.slice(0, KEPT) });
}
export const takeUnread = (): Unread[] => meeting().told.splice(0);

/**
 * Returns the four digits of an unreadable answer, because customers read them over the phone. The same fault has the
 * same number on the screen and in telemetry. Numbers below 1000 belong to HTTP statuses, those from 7000 to screens.
 */
export function referenceOf(call: string, place: string): string {
  let hash = 0x811c9dc5;
  for (const letter of `${call} ${place}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return `${LOWEST_REFERENCE + ((hash >>> 0) % REFERENCES)}`;
}
