import { settings } from '@shared/config/settings';
import type { World } from '../world';
import { type Person, personBy } from './person';
import { hashOf, newSecret } from './secret';

const SECOND_MS = 1000;
/** Seconds that a replaced token stays valid, because a page may still send a call with it. */
const GRACE_SEC = 30;
/** Seconds after its issue in which a token can be exchanged for a new one. */
const REFRESH_SEC = 12 * 60 * 60;
/** Lifetime of a pre-auth token, in seconds. Source: API-003. */
export const PRE_AUTH_SEC = 600;

/** Lifetime of an access token, in seconds. Source: A-17. */
export const tokenLifetimeSec = settings.session.lifetimeSec;

/**
 * Returns the owner of a token. The exchange call also accepts an expired token. Compares only hashes. Source: SEC-001.
 */
export async function personOfBearer(
  { database, clock }: World,
  bearer: string | undefined,
  operationId: string,
): Promise<Person | undefined> {
  if (bearer === undefined) return undefined;
  const now = clock.now();
  const [row] = await database.query<{ person_id: string }>(
    `select person_id from access_token
     where secret_hash = $1
       and (replaced_at is null or replaced_at > $2)
       and (expires_at > $3 or ($4 and issued_at > $5))`,
    [
      hashOf(bearer),
      before(now, GRACE_SEC),
      now.toISOString(),
      operationId === 'updateToken',
      before(now, REFRESH_SEC),
    ],
  );
  return row && personBy(database, 'id', row.person_id);
}

/** Issues a token for `personId`. The token that it replaces expires after a short grace period. */
export async function issueToken(
  { database, clock }: World,
  personId: string,
  replaces?: string,
): Promise<string> {
  const token = newSecret();
  const now = clock.now();
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into access_token (secret_hash, person_id, issued_at, expires_at) values ($1, $2, $3, $4)`,
      [hashOf(token), personId, now.toISOString(), after(now, tokenLifetimeSec)],
    );
    if (replaces !== undefined) {
      await tx.query(
        'update access_token set replaced_at = $2 where secret_hash = $1 and replaced_at is null',
        [hashOf(replaces), now.toISOString()],
      );
    }
  });
  return token;
}

export async function issuePreAuth({ database, clock }: World): Promise<string> {
  const token = newSecret();
  await database.query('insert into pre_auth (secret_hash, expires_at) values ($1, $2)', [
    hashOf(token),
    after(clock.now(), PRE_AUTH_SEC),
  ]);
  return token;
}

export async function isPreAuth({ database, clock }: World, token: string): Promise<boolean> {
  const rows = await database.query(
    'select 1 from pre_auth where secret_hash = $1 and expires_at > $2',
    [hashOf(token), clock.now().toISOString()],
  );
  return rows.length > 0;
}

const before = (now: Date, seconds: number): string =>
  new Date(now.getTime() - seconds * SECOND_MS).toISOString();
export const after = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * SECOND_MS).toISOString();
