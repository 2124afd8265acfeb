import { type Refreshed, updateToken } from '@shared/api/auth';
import type { ApiClient } from '@shared/api/client';
import { ApiFailure, failureOf } from '@shared/api/failure';

type Renewal = {
  plain: ApiClient;
  now: () => Date;
  /** In the app or in developer mode. Source: AUTH-011. */
  mayRepeat: boolean;
};

/**
 * Asks for a new token; a 400 or 401 is asked once more, only in the app or in developer mode. Source: AUTH-011.
 * @throws {ApiFailure} `unreachable` when no answer came, which ends nothing; `signed-out` when there is no token.
 */
export async function newToken({ plain, now, mayRepeat }: Renewal): Promise<RenewedToken> {
  const ask = () => updateToken(plain, now()).then(given);
  const token = await ask()
    .catch((thrown: unknown) => (mayRepeat && isRefused(thrown) ? ask() : Promise.reject(thrown)))
    .catch((thrown: unknown) => {
      if (failureOf(thrown).kind === 'unreachable') throw thrown;
      return undefined; // refused, whatever the reason: there is no token
    });
  if (token === undefined) throw new ApiFailure({ kind: 'signed-out' });
  return token;
}

export type RenewedToken = { token: string; expiresInSec: number | undefined };

const given = ({ token, expiresInSec }: Refreshed): RenewedToken | undefined =>
  token === undefined ? undefined : { token, expiresInSec };

function isRefused(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  return failure.kind === 'signed-out' || (failure.kind === 'unexpected' && failure.status === 400);
}
