import { maskedVins } from '../../backend/masked';

/** An event that a page reports: a failed remote, an error or a policy violation. Contains no personal data. */
export type ClientEvent = {
  at: string;
  /** Kind of event, as named by the sender: `remote-failed`, `csp-violation`. */
  kind: string;
  said: string;
};

export type ClientEvents = ReturnType<typeof openClientEvents>;

const KEPT = 200;
const LONGEST = 300;
/** Field names of browsers and of our own pages. Other fields are dropped. */
const NAMES = [
  'app',
  'route',
  'code',
  'message',
  'effectiveDirective',
  'blockedURL',
  'violated-directive',
  'blocked-uri',
];

export function openClientEvents() {
  let events: ClientEvent[] = [];
  return {
    /** Latest first. */
    list: (): readonly ClientEvent[] => events,
    add: (told: unknown, at: Date) => {
      const heard = (Array.isArray(told) ? told : [told])
        .slice(0, 20)
        .flatMap((one) => eventOf(one, at));
      events = [...heard.reverse(), ...events].slice(0, KEPT);
    },
    clear: () => {
      events = [];
    },
  };
}

function eventOf(told: unknown, at: Date): ClientEvent[] {
  if (!isRecord(told)) return [];
  const kind =
    text(told['kind']) ?? text(told['type']) ?? ('csp-report' in told ? 'csp-violation' : 'event');
  const body = [told['body'], told['csp-report']].find(isRecord) ?? told;
  const said = NAMES.flatMap((name) => text(body[name]) ?? []).join(' · ');
  // A query may contain a name or a phone number.
  const masked = maskedVins(said.replaceAll(/\?\S*/g, '')).slice(0, LONGEST);
  return [{ at: at.toISOString(), kind, said: masked }];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : undefined;
