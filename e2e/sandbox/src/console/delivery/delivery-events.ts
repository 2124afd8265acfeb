/** What a page tells of a version of a remote; see host/src/loader/events.ts. */
export type DeliveryEvent = {
  at: string;
  session: string;
  release: string;
  channel: string;
  variant: string;
  app: string;
  version: string;
  phase: string;
  outcome: string;
  ms: number;
};

/** How a release fares: sessions, and in how many of them something failed or was replaced. */
export type Tally = {
  channel: string;
  release: string;
  variant: string;
  sessions: number;
  failed: number;
  replaced: number;
};

export type DeliveryEvents = {
  /** Latest first. */
  list(): readonly DeliveryEvent[];
  tallies(): readonly Tally[];
  /** Answers whether there was an event of delivery in it. */
  add(told: unknown, at: Date): boolean;
  clear(): void;
};

type Sessions = { all: Set<string>; failed: Set<string>; replaced: Set<string> };

const KEPT = 200;
const BATCH = 50;
const TEXTS = [
  'session',
  'release',
  'channel',
  'variant',
  'app',
  'version',
  'phase',
  'outcome',
] as const;
/** A release is named with the salts of the canaries it has apps of. */
const TEXT = /^[\w@.+-]{1,96}$/;

export function openDeliveryEvents(): DeliveryEvents {
  let events: DeliveryEvent[] = [];
  const bySet = new Map<string, Sessions>();

  function count({ channel, release, variant, session, outcome }: DeliveryEvent): void {
    const key = `${channel} ${release} ${variant}`;
    const known = bySet.get(key);
    const sessions = known ?? { all: new Set(), failed: new Set(), replaced: new Set() };
    bySet.set(key, sessions);
    sessions.all.add(session);
    if (outcome === 'failed') sessions.failed.add(session);
    if (outcome === 'lkg') sessions.replaced.add(session);
  }

  return {
    list: () => events,
    tallies: () => [...bySet].map(([key, sessions]) => tallyOf(key, sessions)),
    add: (told, at) => {
      const heard = (Array.isArray(told) ? told : [told])
        .slice(0, BATCH)
        .flatMap((one) => eventOf(one, at));
      for (const event of heard) count(event);
      events = [...heard.reverse(), ...events].slice(0, KEPT);
      return heard.length > 0;
    },
    clear: () => {
      events = [];
      bySet.clear();
    },
  };
}

function tallyOf(key: string, { all, failed, replaced }: Sessions): Tally {
  const [channel = '', release = '', variant = ''] = key.split(' ');
  const sizes = { sessions: all.size, failed: failed.size, replaced: replaced.size };
  return { channel, release, variant, ...sizes };
}

function eventOf(told: unknown, at: Date): DeliveryEvent[] {
  if (typeof told !== 'object' || told === null) return [];
  const given = told as Readonly<Record<string, unknown>>;
  if (given['kind'] !== 'delivery') return [];
  const texts = TEXTS.map((name) => [name, given[name]] as const);
  const isWhole = texts.every(([, text]) => typeof text === 'string' && TEXT.test(text));
  const ms = Number(given['ms']);
  if (!isWhole || !Number.isFinite(ms)) return [];
  const event = { ...Object.fromEntries(texts), at: at.toISOString(), ms };
  return [event as DeliveryEvent];
}
