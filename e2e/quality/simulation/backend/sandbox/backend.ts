import type { Queries } from '@shared/database/database';
import { addresses } from 'sandbox/addresses';
import type { PaymentOutcome } from 'sandbox/backend/payment';
import type { Sandbox } from 'sandbox/server';
import { ACCOUNT, ORIGIN } from '../../addresses';
import type { Scheduler } from '../../scheduler';
import type { Backend, BackendParts } from '../backend';
import type { Order } from '../orders';
import type { Answer, Asked, Variant } from '../wire';
import { SandboxOrders } from './orders';

/** The path that stands in for the account host. */
const ACCOUNT_INSIDE = `${ORIGIN}${addresses.accountHost}`;
const cardPages = new RegExp(`${addresses.cardPage}(\\w+)`, 'g');

type Opened = Sandbox & {
  database: Queries;
  /** Cookie of the account host, by the id of the person. */
  cookies: ReadonlyMap<string, string>;
};

/** The backend of the sandbox over its database, and the card provider. */
export class SandboxBackend implements Backend {
  readonly variant: Variant;
  readonly orders: SandboxOrders;
  readonly #scheduler: Scheduler;
  readonly #random: BackendParts['random'];
  readonly #sandbox: Opened;

  constructor(sandbox: Opened, { scheduler, random, variant }: BackendParts) {
    this.variant = variant;
    this.orders = new SandboxOrders(scheduler, sandbox.database);
    this.#scheduler = scheduler;
    this.#random = random;
    this.#sandbox = sandbox;
  }

  async handle(asked: Asked): Promise<Answer> {
    const { method, url, path, headers, body, account = '', device } = asked;
    const cookie = this.#sandbox.cookies.get(account);
    const response = await this.#sandbox.app.request(url.replace(ACCOUNT, ACCOUNT_INSIDE), {
      method,
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(method !== 'GET' && body !== null && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (path.endsWith('Token')) await this.#shortenTokens();
    if (method === 'POST' && path === '/subscs')
      await this.orders.read({ key: headers['idempotency-key'], device });
    return {
      status: response.status,
      body: text
        .replaceAll(ACCOUNT_INSIDE, ACCOUNT)
        .replaceAll(cardPages, (_, id: string) => this.orders.cardPageOf(id)),
      date: response.headers.get('date') ?? '',
    };
  }

  decide(order: Order, isPaid: boolean, leave: (address: string) => void): void {
    this.#scheduler.hold(this.#decided(order, isPaid).then(leave));
  }

  /** The provider reports a payment some seconds later, and sends the browser back at once. */
  async #decided(order: Order, isPaid: boolean): Promise<string> {
    if (isPaid && this.orders.isPayable(order)) {
      order.chargedAt = this.#scheduler.now;
      this.#scheduler.tell('card provider', `charges ${order.id}`);
      this.#scheduler.after(this.#random.wait(1, 20_000), 'server', 'paid', () =>
        this.#scheduler.hold(this.#settle(order, 'success')),
      );
    } else if (order.chargedAt === undefined) await this.#settle(order, 'failure');
    const { services } = this.#sandbox;
    const landing = new URL(await services.landingUrl(this.orders.idOf(order)), ORIGIN);
    if (order.chargedAt !== undefined) landing.searchParams.set('state', '50');
    if (!this.variant.namesOrder) landing.searchParams.delete('reqs');
    return landing.href;
  }

  async #settle(order: Order, outcome: PaymentOutcome): Promise<void> {
    await this.#sandbox.services.settlePayment(this.orders.idOf(order), outcome);
    await this.orders.read(order);
  }

  /** The lifetime of the sandbox is a setting of the process. */
  async #shortenTokens(): Promise<void> {
    await this.#sandbox.database.query(
      'update access_token set expires_at = least(expires_at, issued_at + make_interval(secs => $1))',
      [this.variant.tokenMs / 1000],
    );
  }
}
