import { startAnswers } from '@shared/api/testing/answers-start';
import { ACCOUNT } from '../addresses';
import type { Scheduler } from '../scheduler';
import type { Backend, BackendParts } from './backend';
import { type Order, Orders } from './orders';
import { type Answer, type Asked, type Person, people, Refused, type Variant } from './wire';

/** A backend that keeps to the contract: tokens, orders and payments in memory. */
export class ModelBackend implements Backend {
  readonly variant: Variant;
  readonly tokens: Tokens;
  readonly orders: Orders;
  readonly #scheduler: Scheduler;

  constructor({ scheduler, random, variant }: BackendParts) {
    this.variant = variant;
    this.#scheduler = scheduler;
    this.tokens = new Tokens(scheduler, variant.tokenMs);
    this.orders = new Orders(scheduler, random, variant);
  }

  handle(asked: Asked): Answer {
    const date = new Date(this.#scheduler.now).toUTCString();
    try {
      return { status: 200, body: JSON.stringify(this.#answer(asked)), date };
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      return { status: thrown.status, body: JSON.stringify(thrown.said), date };
    }
  }

  decide(order: Order, isPaid: boolean, leave: (address: string) => void): void {
    leave(this.orders.decide(order, isPaid));
  }

  #answer(asked: Asked): unknown {
    const { method, path } = asked;
    switch (`${method} ${path}`) {
      case 'GET /getFilters':
        return { ...startAnswers.getFilters, env: { ...startAnswers.getFilters.env, ...hosts } };
      case 'GET /pkgs':
        return packages;
      case 'POST /auth/initSession':
        return startAnswers.initSession;
      case 'GET /showVtgUser':
        return profileOf(people.find(({ id }) => id === asked.account));
      case 'POST /users/storeToken':
        return this.tokens.store(asked);
      case 'POST /users/updateToken':
        return { token: this.tokens.renew(bearerOf(asked)) };
      default:
        return this.#ofCustomer(asked, this.tokens.ownerOf(bearerOf(asked)));
    }
  }

  #ofCustomer({ method, path, body, headers, device }: Asked, person: Person): unknown {
    const [, kind, id] = path.split('/');
    if (kind === 'users') {
      if (id !== person.id) throw new Refused(403);
      return { data: { vehicles: [vehicleOf(person)], subscs: this.orders.listOf(person) } };
    }
    if (kind !== 'subscs') throw new Refused(404);
    if (method === 'GET') return { data: this.orders.viewOf(person, id ?? '') };
    return {
      data: this.orders.place(person, Object(body), { key: headers['idempotency-key'], device }),
    };
  }
}

/** The packages for sale, for vehicles of any age. */
const packages = {
  data: startAnswers.getPkgs.data.map((one) => ({
    ...one,
    vehicle_cats: [
      { ...one.vehicle_cats[0], costs: [{ year: 990_000, state: 10, unit_min: 0, unit_max: 600 }] },
    ],
  })),
};

const hosts = { host_vtg: ACCOUNT, host_plus: '', host_prime: '', ip: '' };

const bearerOf = ({ headers }: Asked): string =>
  (headers['authorization'] ?? '').replace('Bearer ', '');

const vehicleOf = ({ vin }: Person) => ({
  id: vin,
  num_id: vin,
  num_reg: '12가3456',
  date_registered: '2020-03-01',
  model_year: '2020',
  vehicle_cat_id: 'C1',
  vehicle_cat: '3',
  vehicle_cat_detail: '320d',
});

const profileOf = (person: Person | undefined) =>
  person
    ? { vehicleList: [], usrNo: `N${person.id}`, usrAuthName: person.id }
    : { vehicleList: [] };

type Token = { person: Person; expiresAt: number; replacedAt: number | undefined };

/** A replaced token stays valid for some seconds, because a page may still send a call with it. */
const GRACE_MS = 30_000;
/** Seconds of a session, as the backend tells them. */
const LIFETIME_SEC = 1800;

class Tokens {
  readonly #scheduler: Scheduler;
  readonly #lifetimeMs: number;
  readonly #tokens = new Map<string, Token>();
  /** The session of these persons is over, so that their tokens cannot be renewed. */
  readonly ended = new Set<string>();

  constructor(scheduler: Scheduler, lifetimeMs: number) {
    this.#scheduler = scheduler;
    this.#lifetimeMs = lifetimeMs;
  }

  /** Issues a token for the person whom the account host knows. Token 0 means that no customer is known. */
  store({ account, body }: Asked): object {
    const person = people.find(({ id }) => id === account);
    const named = Object(body)['vtg_id'];
    if (person === undefined || (named && named !== person.vtgId))
      return { token: 0, user: null, expires_in: null };
    this.ended.delete(person.id);
    const user = { id: person.id, vtg_id: person.vtgId, vtg_no: `N${person.id}`, name: person.id };
    return { token: this.#issue(person), user, expires_in: LIFETIME_SEC };
  }

  renew(used: string): string {
    const token = this.#tokens.get(used);
    const { now } = this.#scheduler;
    const isGone = token?.replacedAt !== undefined && now - token.replacedAt > GRACE_MS;
    if (token === undefined || isGone || this.ended.has(token.person.id)) throw new Refused(401);
    token.replacedAt ??= now;
    return this.#issue(token.person);
  }

  /** @throws {Refused} 401 when the token has expired. */
  ownerOf(bearer: string): Person {
    const token = this.#tokens.get(bearer);
    const { now } = this.#scheduler;
    const isGone = token?.replacedAt !== undefined && now - token.replacedAt > GRACE_MS;
    if (token === undefined || isGone || token.expiresAt <= now) throw new Refused(401);
    return token.person;
  }

  #issue(person: Person): string {
    const name = `token-${this.#tokens.size + 1}`;
    const expiresAt = this.#scheduler.now + this.#lifetimeMs;
    this.#tokens.set(name, { person, expiresAt, replacedAt: undefined });
    return name;
  }
}
