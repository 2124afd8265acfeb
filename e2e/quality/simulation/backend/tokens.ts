import type { Scheduler } from '../scheduler';
import { type Asked, type Person, people, Refused } from './wire';

type Token = { person: Person; expiresAt: number; replacedAt: number | undefined };

/** A replaced token stays valid for some seconds, because a page may still send a call with it. */
const GRACE_MS = 30_000;
/** Seconds of a session, as the backend tells them. */
const LIFETIME_SEC = 1800;

export class Tokens {
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
