import { ACCOUNT, APP, CARD, ORIGIN } from '../../addresses';
import { people } from '../../backend/wire';
import { databaseOf, type Records } from '../../phone/database';
import type { Locks } from '../../phone/locks';
import type { PageParts } from '../../phone/parts';
import type { Entry } from '../../phone/simulated';
import { Kept } from '../../phone/storage';
import type { Answered, Asking, Opened } from './asking';
import type { Slot, Slots } from './slots';

/** A timer or message of a page. The search decides when it ends. */
export type Waiting = { name: string; end: () => void; cause: Cause | undefined };
export const MESSAGE = 'closes the message';
/** After these, the code continues only with what is on disk and on the screen. */
const FRESH = [MESSAGE, 'waits 4000 ms'];
/** The running code: the record when it started, what it learned last, and the number of its requests since a pause. */
export type Cause = { record: string; learned: string; requests: number };
export type Message = {
  page: Page;
  asked: Parameters<Asking['ask']>[0];
  /** Answers that may arrive: to an order the one of the backend, to a query that of each time since it was sent. */
  answers: Answered[];
  /** The page waits no longer, but the backend may still get it. */
  isLate: boolean;
  reply: (answer: Answered) => void;
  cause: Cause;
};

export type Asked = Omit<Message, 'answers' | 'cause' | 'isLate'>;

/** The members of the model that a page uses. */
export type Around = {
  slots: Slots;
  settings: string;
  records: Records;
  locks: Locks;
  now: number;
  cause: Cause;
  intents: number;
  send: (message: Asked) => void;
  /** Times when all card pages ran out. */
  ends: number[];
};

/** Returns the records on disk, with their fields in one order and their times as the number of ends before them. */
export const recordsIn = ({ records, ends }: Around): string =>
  JSON.stringify(
    [...records.values()].map((one) =>
      Object.entries(Object(one))
        .filter(([name, value]) => !['createdAt', 'keptAt'].includes(name) && value !== undefined)
        .map(([name, value]) => [
          name,
          name === 'leftAt' ? ends.filter((end) => end <= Number(value)).length : value,
        ])
        .toSorted(),
    ),
  );

/** Starts code that continues its cause. A press and a page load have none. */
export function begin(around: Around, cause?: Cause, learned = ''): void {
  const { record = recordsIn(around), requests = 0 } = cause ?? {};
  around.cause = { record, learned, requests };
}

/** One document of the product. Storage and locks answer at once; timers, messages and requests wait for the search. */
export class Page {
  isAlive = true;
  opened: Opened | undefined;
  readonly waiting = new Set<Waiting>();
  /** The last press of the pay button: the orders before it, and what it sent. */
  press: { before: number; isPaid: boolean; sent: string[] } | undefined;

  constructor(tab: Tab, around: Around) {
    const { slots, records, locks } = around;
    const wait = (name: string, end: () => void): Waiting => {
      const isFresh = FRESH.includes(name) && !tab.entry.address.includes('layover');
      const one = { name, end, cause: isFresh || name === MESSAGE ? undefined : around.cause };
      this.waiting.add(one);
      return one;
    };
    const soon = (...given: unknown[]) => queueMicrotask(given.at(-1) as () => void);
    const parts = {
      after: soon,
      run: (work: () => void) => work(),
      device: { random: { wait: () => 0, chance: () => true }, scheduler: { after: soon } },
    } as unknown as PageParts;
    this.#parts = parts;
    this.#locks = locks;
    const simulated: Asking = {
      origin: ORIGIN,
      loaded: () => undefined,
      popup: () => new Promise((close) => wait(MESSAGE, () => close(true))),
      history: {
        entry: () => tab.entry,
        navigate: (entry) => {
          if (!this.isAlive) return;
          tab.entry = entry;
          queueMicrotask(() => this.isAlive && this.opened?.show());
        },
        go: () => undefined,
      },
      ask: (asked) =>
        new Promise((reply) => this.isAlive && around.send({ page: this, asked, reply })),
      opened: (opened) => {
        this.opened = opened;
      },
    };
    const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
    const document = { textContent: around.settings };
    const values: Record<string, unknown> = {
      ...listening,
      document: { ...listening, visibilityState: 'visible', getElementById: () => document },
      location: {
        origin: ORIGIN,
        get pathname() {
          return new URL(tab.entry.address).pathname;
        },
        assign: (address: string) => this.isAlive && tab.visit(address),
      },
      history: {
        replaceState: (state: unknown, _: string, path: string) => {
          tab.entry = { address: ORIGIN + path, state };
        },
      },
      navigator: { locks: locks.of(parts), onLine: true, userAgent: 'ServiceCareApp Android' },
      sessionStorage: tab.kept,
      localStorage: new Kept(),
      indexedDB: databaseOf(parts, records, () => 'usual'),
      setTimeout: (work: () => void, ms: number) => wait(`waits ${ms} ms`, work),
      clearTimeout: (timer: Waiting) => this.waiting.delete(timer),
      now: () => around.now,
      Math,
      queueMicrotask,
      performance: { now: () => around.now },
      crypto: {
        randomUUID: () => {
          around.intents += 1;
          return intentKey(around.intents);
        },
      },
      console,
      simulated,
    };
    this.#slots = slots;
    this.#slot = slots.take(values);
  }

  readonly #parts: PageParts;
  readonly #locks: Locks;
  readonly #slots: Slots;
  readonly #slot: Slot;
  get isLocking(): boolean {
    return this.#locks.isHeldBy(this.#parts);
  }

  end(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.waiting.clear();
    this.#locks.release(this.#parts);
    this.#slots.give(this.#slot);
  }
}

export const [person] = people as [(typeof people)[0]];

export const intentKey = (count: number): string =>
  `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;

/** A tab of the browser. It shows a page of the product, a card page, or nothing after a kill. */
export class Tab {
  page: Page | undefined;
  entry: Entry = { address: `${APP}/subscApply/req?step=7`, state: null };
  readonly name: string;
  readonly kept = new Kept();
  readonly #around: Around;

  constructor(name: string, around: Around) {
    this.name = name;
    this.#around = around;
  }

  get isAtCard(): boolean {
    return this.entry.address.startsWith(CARD);
  }

  /** The customer has left the product. */
  get isAtAccount(): boolean {
    return this.entry.address.startsWith(ACCOUNT);
  }

  visit(address: string): void {
    this.kill();
    this.entry = { address, state: null };
    if (!this.isAtCard && !this.isAtAccount) this.open();
  }

  open(): void {
    this.page = new Page(this, this.#around);
  }

  kill(): void {
    this.page?.end();
    this.page = undefined;
  }
}
