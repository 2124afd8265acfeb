import { accountCookie } from '../addresses';
import { type Person, personBy, personOfSecret } from '../backend/person';
import { notFound } from '../backend/refusal';
import { hashOf, newSecret } from '../backend/secret';
import { after } from '../backend/tokens';
import type { World } from '../world';

const SESSION_SEC = 30 * 24 * 60 * 60;
const TICKET_SEC = 600;

/** Implements the account host. A sign-in creates a session there and a proof for the app. Source: SBX-003. */
export const accountsOf = (world: World) => ({
  /** Signs in as a person. Returns the cookie of the account host and a proof for the app's `connInfo`. */
  signIn: async (personKey: string) => {
    const person = await personBy(world.database, 'key', personKey);
    if (person === undefined) throw notFound('등록되지 않은 계정입니다.');
    const value = await keep(world, 'account_session', person, SESSION_SEC);
    return {
      person,
      cookie: { name: accountCookie, value, maxAgeSec: SESSION_SEC },
      connInfo: await newTicket(world, person),
    };
  },
  personOf: (cookieValue: string | undefined) => personOfAccount(world, cookieValue),
  signOut: async (cookieValue: string | undefined) => {
    if (cookieValue === undefined) return;
    await world.database.query('delete from account_session where secret_hash = $1', [
      hashOf(cookieValue),
    ]);
  },
});

/** Creates a proof of a sign-in that storeToken accepts for ten minutes. Source: AUTH-019. */
export const newTicket = (world: World, person: Person): Promise<string> =>
  keep(world, 'account_ticket', person, TICKET_SEC);

export const personOfAccount = async (world: World, cookieValue: string | undefined) =>
  cookieValue
    ? personOfSecret(world.database, 'account_session', hashOf(cookieValue), world.clock.now())
    : undefined;

export const personOfTicket = async (world: World, ticket: string | null | undefined) =>
  ticket
    ? personOfSecret(world.database, 'account_ticket', hashOf(ticket), world.clock.now())
    : undefined;

async function keep(
  { database, clock }: World,
  table: 'account_session' | 'account_ticket',
  person: Person,
  seconds: number,
): Promise<string> {
  const secret = newSecret();
  await database.query(
    `insert into ${table} (secret_hash, person_id, expires_at) values ($1, $2, $3)`,
    [hashOf(secret), person.id, after(clock.now(), seconds)],
  );
  return secret;
}
