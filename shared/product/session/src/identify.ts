import {
  type Grant,
  type Identity,
  initSession,
  type PreAuthGrant,
  storeToken,
  type User,
} from '@shared/api/auth';
import type { ApiClient } from '@shared/api/client';
import { fetchVtgUser, type VtgUser } from '@shared/api/user';
import { isPreAuthValid } from '@shared/domain/token';
import { ApiFailure, isRefusal } from '@shared/failure';
import type { EntryParams } from './entry-params';

/** A pre-auth token, and the time when it was received. */
export type PreAuth = PreAuthGrant & { receivedAt: number };

export type Identification = {
  plain: ApiClient;
  /** `undefined` when the settings of the environment did not arrive. Then this origin is asked. */
  accountHost: string | undefined;
  entry: EntryParams;
  /** A checked test address. Source: SEC-007. */
  test: string | undefined;
  preAuthHeader: string;
  now: () => number;
  /** Requested in advance. Resolves to `undefined` if the request failed. */
  preAuth?: Promise<PreAuth | undefined> | undefined;
};

export const askPreAuth = async (plain: ApiClient, now: () => number): Promise<PreAuth> => ({
  ...(await initSession(plain)),
  receivedAt: now(),
});

export type NewSession = { user: User; token: string; expiresInSec: number | undefined };

/**
 * Identifies a visitor without a cookie, with the profile service and a new token of the backend.
 * Returns `undefined` if the backend gives no token. Source: AUTH-005…007, 019.
 * @throws {ApiFailure} if the backend does not answer as agreed, or refuses a visitor whose profile had no answer.
 */
export async function identify(parts: Identification): Promise<NewSession | undefined> {
  const { plain, entry, test, accountHost } = parts;
  const asked = { vtgId: entry.vtg_id, test };
  let missing = accountHost === undefined ? new ApiFailure({ kind: 'unreachable' }) : undefined;
  // Continue if the profile service fails, because the backend may know the customer by the parameters of the app.
  const profile = await fetchVtgUser(plain, accountHost ?? '', asked).catch((thrown: unknown) => {
    if (!isRefusal(thrown)) missing = new ApiFailure({ kind: 'unreachable' }, { cause: thrown });
    return undefined;
  });
  const preAuth = await validPreAuth(parts);
  const header = { header: parts.preAuthHeader, token: preAuth.token };
  const identity = identityOf(entry, profile, test);
  const grant = await storeToken(plain, header, identity).catch((thrown: unknown) => {
    throw missing ?? thrown;
  });
  const user = userOf(grant, profile, identity);
  if (grant.token === undefined || user === undefined) {
    if (missing) throw missing;
    return undefined;
  }
  return { user, token: grant.token, expiresInSec: grant.expiresInSec };
}

/** Returns the given token, or a new one if it has expired. Source: AUTH-006. */
async function validPreAuth({ plain, now, preAuth }: Identification): Promise<PreAuth> {
  const given = await preAuth;
  const isValid =
    given !== undefined &&
    isPreAuthValid({ receivedAt: given.receivedAt, expiresIn: given.expiresInSec }, now());
  return isValid ? given : askPreAuth(plain, now);
}

/** Prefers the parameters of the visit to the profile. Source: AUTH-019. */
const identityOf = (
  entry: EntryParams,
  profile: VtgUser | undefined,
  test: string | undefined,
): Identity => ({
  vtgId: entry.vtg_id,
  vtgNo: profile?.vtgNo,
  connInfo: entry.connInfo ?? profile?.connInfo,
  test,
});

/** Returns the user of the backend with empty fields filled from the profile. */
function userOf(grant: Grant, profile: VtgUser | undefined, identity: Identity): User | undefined {
  const { user } = grant;
  if (!user) return undefined;
  return {
    ...user,
    name: user.name || (profile?.name ?? ''),
    email: user.email || (profile?.email ?? ''),
    mobile: user.mobile || (profile?.mobile ?? ''),
    vtgNo: user.vtgNo ?? identity.vtgNo,
  };
}
