import { APP, CARD } from '../addresses';
import type { Random } from '../random';
import type { Scheduler } from '../scheduler';
import { numberOf, type Person, Refused, type Variant } from './wire';

export type Order = {
  id: string;
  payment: string;
  person: Person;
  /** Name of the device that sent it. */
  device: string;
  key: string | undefined;
  number: string;
  sent: Record<string, unknown>;
  createdAt: number;
  /** `-40` waits, `50` is paid, `-50` was declined. */
  state: 50 | -40 | -50;
  /** Time when the customer paid. The backend learns it later. */
  chargedAt: number | undefined;
  paidAt: number | undefined;
};

const CARD_PAGE_MS = 15 * 60_000;
const KOREA_MS = 9 * 3600e3;

/** The orders of a backend, as customers and rules see them. */
export class KnownOrders {
  readonly all: Order[] = [];
  readonly #time: Pick<Scheduler, 'now'>;

  constructor(time: Pick<Scheduler, 'now'>) {
    this.#time = time;
  }

  paidOf(person: Person): Order | undefined {
    return this.all.find((one) => one.person === person && one.state === 50);
  }

  /** Returns whether the card page of an order accepts a card. */
  isPayable = (order: Order): boolean =>
    order.state === -40 &&
    order.chargedAt === undefined &&
    this.#time.now - order.createdAt < CARD_PAGE_MS;
}

/** The orders of the backend and the payments at the card provider. */
export class Orders extends KnownOrders {
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #variant: Variant;

  constructor(scheduler: Scheduler, random: Random, variant: Variant) {
    super(scheduler);
    this.#scheduler = scheduler;
    this.#random = random;
    this.#variant = variant;
  }

  /** Creates an order, or returns the order with the same key. @throws {Refused} 400 with code 5011 */
  place(person: Person, sent: Record<string, unknown>, by: Pick<Order, 'key' | 'device'>): object {
    const known = by.key && this.all.find((one) => one.key === by.key && one.person === person);
    if (known) {
      if (known.state === -50) known.state = -40;
      return this.#created(known);
    }
    if (this.paidOf(person))
      throw new Refused(400, { status_code: 5011, data: { msg: '이미 가입된 차량입니다.' } });
    const count = this.all.length + 1;
    const order: Order = {
      ...by,
      id: `S${count}`,
      payment: `P${count}`,
      person,
      number: numberOf(sent),
      sent,
      createdAt: this.#scheduler.now,
      state: -40,
      chargedAt: undefined,
      paidAt: undefined,
    };
    this.all.push(order);
    this.#scheduler.tell('server', `has order ${order.id} of ${person.id}`);
    return this.#created(order);
  }

  listOf(person: Person): object[] {
    return this.all
      .filter((one) => one.person === person && (one.state === 50 || this.#variant.listsUnpaid))
      .map((one) => this.#view(one));
  }

  /** @throws {Refused} 404 */
  viewOf(person: Person, id: string): object {
    const order = this.all.find((one) => one.id === id);
    if (order === undefined) throw new Refused(404);
    if (order.person !== person) throw new Refused(403);
    return this.#view(order);
  }

  /** The customer pays or is declined on the card page. Returns the address to which the provider sends the browser. */
  decide(order: Order, isPaid: boolean): string {
    const isCharged = isPaid && this.isPayable(order) && !this.#chargedOf(order.person);
    if (isCharged) {
      order.chargedAt = this.#scheduler.now;
      this.#scheduler.tell('card provider', `charges ${order.id}`);
      this.#scheduler.after(this.#random.wait(1, 20_000), 'server', 'paid', () => {
        order.state = 50;
        order.paidAt = this.#scheduler.now;
        this.#scheduler.tell('server', `knows that ${order.id} is paid`);
      });
    } else if (order.chargedAt === undefined) order.state = -50;
    const query = new URLSearchParams({
      vtg_id: order.person.vtgId,
      state: order.chargedAt === undefined ? '-50' : '50',
      msg: '',
      ...(this.#variant.namesOrder && { reqs: JSON.stringify(order.sent) }),
    });
    return `${APP}/layover?${query}`;
  }

  #chargedOf = (person: Person): boolean =>
    this.all.some((one) => one.person === person && one.chargedAt !== undefined);

  #created({ id, payment }: Order): object {
    const redirect = `${CARD}/${payment}`;
    return { redirect, ...(this.#variant.givesId && { id }) };
  }

  #view({ id, person, state, number, createdAt, sent }: Order): object {
    const isPaid = state === 50;
    return {
      id,
      state: isPaid ? 15 : 10,
      state_req: 10,
      confirm: 10,
      pkg: { id: sent['pkg'], title: '스탠다드', group: 'STANDARD', is_assurance: false },
      vehicle_num_id: person.vin,
      vehicle_num_reg: '',
      created_at: new Date(createdAt + KOREA_MS).toISOString().slice(0, 10),
      price_payment: sent['price_payment'],
      payments: { num: number, step: 7, ...(this.#variant.tellsState && { state }) },
      recordPayments: isPaid ? [{ id }] : [],
    };
  }
}
