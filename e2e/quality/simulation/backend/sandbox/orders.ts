import type { Queries } from '@shared/database/database';
import { CARD } from '../../addresses';
import type { Scheduler } from '../../scheduler';
import { KnownOrders, type Order } from '../orders';
import { people } from '../wire';

/** An order in the database of the sandbox. `paymentId` is random. */
type Row = Pick<Order, 'id' | 'number' | 'sent' | 'createdAt' | 'state'> & {
  paymentId: string;
  personId: string;
};
type By = Pick<Order, 'key' | 'device'>;

const select = `
  select subscription.id, person_id as "personId", payment.id as "paymentId", num as number, sent,
    payment.state, (extract(epoch from payment.created_at) * 1000)::float8 as "createdAt"
  from payment join subscription on subscription.id = subscription_id
  order by payment.created_at, length(subscription.id), subscription.id`;

/** The orders in the database of the sandbox. Payments have the same names in every run, unlike their random ids. */
export class SandboxOrders extends KnownOrders {
  readonly #scheduler: Scheduler;
  readonly #queries: Queries;
  readonly #ids = new Map<string, string>();

  constructor(scheduler: Scheduler, queries: Queries) {
    super(scheduler);
    this.#scheduler = scheduler;
    this.#queries = queries;
  }

  /** Reads all orders again. `by` is the sender of an order that is new. */
  async read(by: By): Promise<void> {
    for (const row of await this.#queries.query<Row>(select)) {
      const known = this.all.find(({ id }) => id === row.id);
      if (known) this.#change(known, row.state);
      else this.#add(row, by);
    }
  }

  idOf({ payment }: Order): string {
    return this.#ids.get(payment) ?? '';
  }

  /** Returns the address of the card page for the id of a payment. */
  cardPageOf(paymentId: string): string {
    const named = [...this.#ids].find(([, one]) => one === paymentId);
    return `${CARD}/${named?.[0]}`;
  }

  #add({ paymentId, personId, ...row }: Row, by: By): void {
    const person = people.find(({ id }) => id === personId);
    if (person === undefined) return;
    const payment = `P${this.all.length + 1}`;
    this.#ids.set(payment, paymentId);
    this.all.push({ ...row, ...by, payment, person, chargedAt: undefined, paidAt: undefined });
    this.#scheduler.tell('server', `has order ${row.id} of ${personId}`);
  }

  #change(order: Order, state: Order['state']): void {
    if (state === order.state) return;
    order.state = state;
    this.#scheduler.tell('server', `knows that ${order.id} is ${names[state]}`);
    if (state === 50) order.paidAt = this.#scheduler.now;
    // The backend cancels the charge if the vehicle was enrolled meanwhile.
    else order.chargedAt = undefined;
  }
}

const names = { '50': 'paid', '-40': 'open', '-50': 'not paid' } as const;
