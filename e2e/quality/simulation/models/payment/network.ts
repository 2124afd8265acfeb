import type { Order, Orders, OrderVariant } from '../../backend/orders';
import { Refused } from '../../backend/wire';
import type { Answered } from './asking';
import { type Around, type Asked, begin, type Message, type Page, person } from './browser';

/** A press asks for the applications, sends the order twice and asks for its result. */
const MOST_REQUESTS = 5;

/** Rules that are checked while an event runs. */
export const eventRules = [
  'one press sends one order',
  'an order needs a press',
  'a paid vehicle is not ordered again',
  'no order is sent while another one can be paid',
  'money is charged once, unless the customer gave up an order and paid it',
  'an action sends few requests',
  'a page that knows of the payment does not lead to the card page',
] as const;
type EventRule = (typeof eventRules)[number];

type Parts = {
  orders: Orders;
  variant: OrderVariant;
  around: Around;
  /** Returns whether the customer can still pay an order and did not give it up. */
  isOpen: (order: Order) => boolean;
};
type Events = Map<string, () => unknown>;

/** The requests between the pages and the backend. The search decides when they arrive, and whether. */
export class Network {
  messages: Message[] = [];
  /** Rules that an event has broken. */
  readonly broken = new Set<EventRule>();
  /** The page that learned of a payment by this event. */
  #told: Page | undefined;
  readonly #parts: Parts;
  /** Idempotency keys of all orders that were sent. */
  readonly #keys = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  isAsking(page: Page | undefined): boolean {
    return this.messages.some((one) => one.page === page);
  }

  /** Orders that may still reach the backend. */
  get ordersOnWay(): number {
    return this.messages.filter(isUnsent).length;
  }

  send(message: Asked): void {
    const { around } = this.#parts;
    const cause = { ...around.cause, requests: around.cause.requests + 1 };
    around.cause = cause;
    if (cause.requests > MOST_REQUESTS) this.broken.add('an action sends few requests');
    if (message.asked.method === 'POST') this.#checkOrder(message);
    this.messages.push({ ...message, cause, answers: [], isLate: false });
  }

  #checkOrder({ page: { press }, asked }: Pick<Message, 'page' | 'asked'>): void {
    const key = this.#parts.variant.knowsKeys ? Object(asked.headers)['Idempotency-Key'] : 'no key';
    const { all } = this.#parts.orders;
    if (key !== 'no key' && this.#keys.has(key)) return;
    this.#keys.add(key);
    if (press === undefined) this.broken.add('an order needs a press');
    press?.sent.push(key);
    if (press && press.sent.length > 1) this.broken.add('one press sends one order');
    if (press?.isPaid) this.broken.add('a paid vehicle is not ordered again');
    if (all.slice(0, press?.before).some(this.#parts.isOpen))
      this.broken.add('no order is sent while another one can be paid');
  }

  /** Adds what can happen to the requests, or to the queries of one page. `losses` of them may still be lost. */
  addEvents(events: Events, left: { losses: number }, only?: Page): void {
    for (const [index, message] of this.messages.entries())
      if (only === undefined || (message.page === only && message.asked.method === 'GET'))
        this.#way(message, `${message.asked.method} ${index + 1}`, events, left);
  }

  #way(message: Message, name: string, events: Events, left: { losses: number }): void {
    const { page, asked, answers, reply, cause } = message;
    const isHeard = page.isAlive && !message.isLate;
    const drop = () => {
      this.messages = this.messages.filter((one) => one !== message);
    };
    const end = (given: Answered) => {
      begin(this.#parts.around, cause, `${asked.method} ${given?.status} ${told(given)}`);
      this.#told = told(given).includes('"state":15') ? page : undefined;
      reply(given);
    };
    const lose = () => {
      left.losses -= 1;
      if (isHeard) end(undefined);
    };
    for (const [order, answer] of answers.entries())
      events.set(`the ${order + 1}. answer to ${name} arrives`, () => {
        drop();
        end(answer);
      });
    if (isUnsent(message))
      events.set(`the backend gets ${name}`, () => {
        message.answers = [this.#answer(asked)];
        if (!isHeard) drop();
      });
    if (left.losses > 0) {
      events.set(`${name} is lost`, () => {
        drop();
        lose();
      });
      if (isUnsent(message) && isHeard)
        events.set(`${name} arrives after its page stopped waiting`, () => {
          message.isLate = true;
          lose();
        });
    }
  }

  /** Checks the page that learned of a payment by this event. */
  checkTold(): void {
    if (this.#told?.opened?.view()?.buttons['resume'])
      this.broken.add('a page that knows of the payment does not lead to the card page');
    this.#told = undefined;
  }

  /** The backend may read its orders at any time between a query and its answer. */
  read(): void {
    this.messages = this.messages.filter((one) => one.page.isAlive || isUnsent(one));
    for (const { asked, answers } of this.messages) {
      if (asked.method === 'POST') continue;
      const answer = this.#answer(asked);
      if (answers.every((one) => told(one) !== told(answer))) answers.push(answer);
    }
  }

  #answer({ method, path, body, headers }: Message['asked']): Answered {
    const id = path.split('/')[2] ?? '';
    try {
      if (path.startsWith('/users'))
        return ok({ vehicles: [], subscs: this.#parts.orders.listOf(person) });
      if (method === 'GET') return ok(this.#parts.orders.viewOf(person, id));
      const key = Object(headers)['Idempotency-Key'];
      return ok(this.#parts.orders.place(person, Object(body), { key, device: 'browser' }));
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      return { status: thrown.status, body: thrown.said };
    }
  }
}

const ok = (data: object) => ({ status: 200, body: { data } });
/** Returns whether an order is on its way to the backend. */
const isUnsent = ({ asked, answers }: Message): boolean =>
  asked.method === 'POST' && answers.length === 0;

/** Returns the part of an answer that the product can learn: which orders there are, and their states. */
export const told = (given: Answered): string =>
  given === undefined
    ? 'lost'
    : (JSON.stringify(given.body)
        .match(/"(?:id|state|redirect)":[^,}]*/g)
        ?.join() ?? '');
