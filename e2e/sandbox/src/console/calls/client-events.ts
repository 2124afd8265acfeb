import * as v from 'valibot';
import { maskedVins } from '../../backend/masked';

/** An event that a page reports: a failed remote, an error or a policy violation. Contains no personal data. */
export type ClientEvent = {
  at: string;
  /** Kind of event, as named by the sender: `remote`, `csp-violation`. */
  kind: string;
  said: string;
};

export type ClientEvents = ReturnType<typeof openClientEvents>;

const KEPT = 200;
const LONGEST = 300;
const part = v.optional(v.string());
/** Fields of our own pages. Other fields are dropped. */
const sent = v.object({ kind: v.string(), route: part, code: part, message: part });

export function openClientEvents() {
  let events: ClientEvent[] = [];
  return {
    /** Latest first. */
    list: (): readonly ClientEvent[] => events,
    add: (told: unknown, at: Date) => {
      if (!v.is(sent, told)) return;
      const { kind, route, code, message } = told;
      const said = [route, code, message].filter(Boolean).join(' · ');
      // A query may contain a name or a phone number.
      const masked = maskedVins(said.replaceAll(/\?\S*/g, '')).slice(0, LONGEST);
      const event = { at: at.toISOString(), kind: kind.slice(0, LONGEST), said: masked };
      events = [event, ...events].slice(0, KEPT);
    },
    clear: () => {
      events = [];
    },
  };
}
