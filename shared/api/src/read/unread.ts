import type * as v from 'valibot';

/** What an answer held that could not be read: names of fields and places in lists, never a value. */
export type Unread = {
  /** `GET pkgs`: no id and no person. */
  call: string;
  places: readonly string[];
  /** Where the whole answer was refused: what the customer centre is told. */
  reference?: string;
};

/** Apps carry copies of this package, and a copy's reader is run by another copy's client: they meet here. */
const MEETING = Symbol.for('@shared/api/unread');
type Meeting = { [MEETING]?: { noted: string[] | undefined; told: Unread[] } };

const meeting = (): NonNullable<Meeting[typeof MEETING]> => {
  const place = globalThis as Meeting;
  place[MEETING] ??= { noted: undefined, told: [] };
  return place[MEETING];
};

/** What `work` gives, and every place that was dropped on the way. It must not wait for anything. */
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

/** A reader tells that it goes on without something. */
export const drop = (issues: Issues, where = ''): void =>
  void meeting().noted?.push([where, placeOf(issues)].filter(Boolean).join('.'));

/** The first place an answer could not be read at: `data.2.group`. */
export const placeOf = ([first]: Issues): string =>
  (first.path ?? []).map(({ key }) => String(key)).join('.');

const LOWEST_REFERENCE = 1000;
const REFERENCES = 6000;

/** More than a page ever tells; a list of a thousand bad entries is one fault. */
const KEPT = 50;

/** Kept until the sender takes it. */
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
