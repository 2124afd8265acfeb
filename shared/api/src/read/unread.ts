import type * as v from 'valibot';

/** Where something stood that could not be read: names of fields and places in lists, never a value. */
type Places = string[];

/** Apps carry copies of this package, and a copy's reader is run by another copy's client: they meet here. */
const MEETING = Symbol.for('@shared/api/unread');
type Meeting = { [MEETING]?: Places | undefined };
const meeting = globalThis as Meeting;

/** What `work` gives, and every place that was dropped on the way. It must not wait for anything. */
export function noting<T>(work: () => T): { result: T; places: readonly string[] } {
  const before = meeting[MEETING];
  const places: Places = [];
  meeting[MEETING] = places;
  try {
    return { result: work(), places };
  } finally {
    meeting[MEETING] = before;
  }
}

type Issue = v.BaseIssue<unknown>;

/** A reader tells that it goes on without something. */
export const drop = (issues: readonly [Issue, ...Issue[]], where = ''): void =>
  void meeting[MEETING]?.push([where, placeOf(issues)].filter(Boolean).join('.'));

/** The first place an answer could not be read at: `[2].group`. */
export const placeOf = ([first]: readonly [Issue, ...Issue[]]): string =>
  (first.path ?? []).map(({ key }) => String(key)).join('.');
