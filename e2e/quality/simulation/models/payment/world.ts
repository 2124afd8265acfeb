import { APP, CARD } from '../../addresses';
import { type Order, Orders, type OrderVariant } from '../../backend/orders';
import { Locks } from '../../phone/locks';
import { drained, NOON } from '../../scheduler';
import { type Around, begin, intentKey, MESSAGE, type Page, person, Tab } from './browser';
import { Network } from './network';
import type { Slots } from './slots';

const STEP_MS = 1000;
const CARD_PAGES_MS = 16 * 60_000;
/** A return from the card page waits at most so long for its answer. */
const LANDING_LIMIT = 'waits 3000 ms';

/** How much may happen in one world. */
export type Bounds = { kills: number; losses: number; orders: number; ends: number };
export type Setting = { slots: Slots; variant: OrderVariant; bounds: Bounds };
type Add = (name: string, run: () => unknown) => void;
type Events = Map<string, () => unknown>;

/** One browser with two tabs at the payment page, its backend and its card pages. Every event has a name. */
export class World {
  readonly orders: Orders;
  readonly tabs: readonly Tab[];
  readonly around: Around;
  readonly variant: OrderVariant;
  readonly network: Network;
  /** Orders that the customer gave up, and orders whose card page was open. */
  readonly givenUp = new Set<string>();
  readonly shown = new Set<string>();
  left: Bounds;
  /** A page that was pressed for more orders than the bounds allow. Only its queries go on, to see what it sends. */
  last: Page | undefined;
  readonly #learns: Events = new Map();

  constructor({ slots, variant, bounds }: Setting) {
    this.variant = variant;
    this.left = { ...bounds };
    const time = {
      now: NOON,
      tell: () => undefined,
      after: (_ms: number, _actor: string, _event: string, run: () => void) => {
        this.#learns.set(`the backend learns of payment ${this.#learns.size + 1}`, run);
        return () => undefined;
      },
    };
    this.orders = new Orders(time, { wait: () => 0 }, variant);
    const extras = variant.knowsKeys ? ['idempotency-key'] : [];
    const settings = { links: { allowedOrigins: [CARD] }, backend: { extras } };
    this.around = {
      slots,
      settings: JSON.stringify({ settings }),
      records: new Map(),
      locks: new Locks(),
      get now() {
        return time.now;
      },
      set now(now) {
        time.now = now;
      },
      cause: { record: '', learned: '', requests: 0 },
      intents: 0,
      ends: [],
      send: (message) => this.network.send(message),
    };
    const { orders, givenUp } = this;
    const isOpen = (order: Order) =>
      orders.isPayable(order) &&
      !givenUp.has(order.id) &&
      (variant.listsUnpaid || this.shown.has(order.id));
    this.network = new Network({ orders, variant, around: this.around, isOpen });
    this.tabs = ['A', 'B'].map((name) => new Tab(name, this.around));
    for (const [index, { kept }] of this.tabs.entries())
      kept.setItem('servicecare.application', draft(intentKey(index + 100)));
  }

  /** Opens both tabs. */
  async start(): Promise<this> {
    for (const tab of this.tabs) tab.open();
    await drained();
    this.network.read();
    return this;
  }

  /** Ends all pages. */
  end(): void {
    for (const tab of this.tabs) tab.kill();
  }

  async run(name: string): Promise<void> {
    const event = this.events().get(name);
    if (event === undefined) throw new Error(`${name} cannot happen`);
    this.around.now += STEP_MS;
    begin(this.around);
    await event();
    await drained();
    this.network.checkTold();
    this.network.read();
  }

  /** Everything that can happen now. */
  events(): Events {
    const events: Events = new Map();
    if (this.last !== undefined) {
      this.network.addEvents(events, { losses: 0 }, this.last);
      return events;
    }
    for (const tab of this.tabs)
      this.#eventsOf(tab, (name, run) => events.set(`${tab.name} ${name}`, run));
    this.network.addEvents(events, this.left);
    for (const [name, run] of this.#learns)
      events.set(name, () => {
        this.#learns.delete(name);
        run();
      });
    if (this.left.ends > 0 && this.orders.all.length > 0)
      events.set('the card pages run out', () => {
        this.left.ends -= 1;
        this.around.now += CARD_PAGES_MS;
        this.around.ends.push(this.around.now);
      });
    return events;
  }

  #eventsOf(tab: Tab, add: Add): void {
    const { page } = tab;
    if (tab.isAtCard) this.#eventsAtCard(tab, add);
    if (page === undefined) return;
    // A pause ends only while no request is open, except the limit of the landing.
    for (const one of page.waiting)
      if (this.network.messages.length === 0 || one.name === MESSAGE || one.name === LANDING_LIMIT)
        add(one.name, () => {
          page.waiting.delete(one);
          begin(this.around, one.cause && { ...one.cause, requests: 0 }, one.name);
          one.end();
        });
    this.#presses(page, add);
    if (this.left.kills > 0 && this.isWaiting(page))
      add('is killed and opens again', () => {
        this.left.kills -= 1;
        tab.kill();
        tab.open();
      });
  }

  #presses(page: Page, add: Add): void {
    if ([...page.waiting].some(({ name }) => name === MESSAGE)) return;
    const isOff = (name: string) => name === 'again' && this.network.isAsking(page);
    for (const [name, press] of Object.entries(page.opened?.view()?.buttons ?? {}))
      if (!isOff(name)) add(`presses ${name}`, () => this.#press(page, name, press));
  }

  /** Returns whether a page waits for an answer, a timer or the end of a message. */
  isWaiting(page: Page | undefined): boolean {
    return this.network.isAsking(page) || (page?.waiting.size ?? 0) > 0;
  }

  #press(page: Page, name: string, press: () => unknown): void {
    const { all } = this.orders;
    const isMore = this.orders.all.length + this.network.ordersOnWay >= this.left.orders;
    if (name === 'pay' && isMore) this.last = page;
    if (name === 'pay')
      page.press = { before: all.length, isPaid: all.some(({ state }) => state === 50), sent: [] };
    if (name === 'cancel') for (const { id } of all) this.givenUp.add(id);
    void press();
  }

  #eventsAtCard(tab: Tab, add: Add): void {
    const order = this.orders.all.find(({ payment }) => tab.entry.address.endsWith(`/${payment}`));
    if (order === undefined) throw new Error('a card page without an order');
    this.shown.add(order.id);
    if (this.orders.isPayable(order)) add('pays', () => this.#pay(tab, order));
    add('is declined', () => tab.visit(this.orders.decide(order, false)));
    add('goes back', () => tab.visit(`${APP}/subscApply/req?step=7`));
  }

  #pay(tab: Tab, order: Order): void {
    const isTwice = this.orders.all.some(
      ({ id, chargedAt }) => chargedAt !== undefined && id !== order.id && !this.givenUp.has(id),
    );
    if (isTwice && !this.givenUp.has(order.id))
      this.network.broken.add(
        'money is charged once, unless the customer gave up an order and paid it',
      );
    tab.visit(this.orders.decide(order, true));
  }
}

const draft = (key: string): string =>
  JSON.stringify({
    version: 2,
    application: {
      packageId: 'ST',
      group: 'STANDARD',
      tier: 'plain',
      vin: person.vin,
      months: 12,
      stateRequest: 'none',
      intentKey: key,
    },
  });
