import type { ApiClient, UserClient } from '@shared/api/client';
import { ApiFailure } from '@shared/failure';

/** Holds the current token. The epoch counts sign-outs, so that a late answer for a former user is recognised. */
export type Credentials = {
  token: () => string | undefined;
  epoch: () => number;
  hold: (token: string) => void;
  /** Ends the user. Answers to their pending requests are dropped. */
  drop: () => void;
};

export function createCredentials(): Credentials {
  let held: string | undefined;
  let usersGone = 0;
  return {
    token: () => held,
    epoch: () => usersGone,
    hold: (token) => {
      held = token;
    },
    drop: () => {
      held = undefined;
      usersGone += 1;
    },
  };
}

/** Origin of a new token: `adopted` from another tab, or `renewed` by the server. */
export type NewToken = 'adopted' | 'renewed';

type Parts = {
  /** Sends with the current token. */
  plain: UserClient;
  credentials: Credentials;
  /** Replaces the used token by another one, or ends the session. @throws {ApiFailure} */
  renew: (used: string) => Promise<NewToken>;
};

const dropped = new WeakSet<object>();

/** Returns whether the failure belongs to a user who has signed out, so that the page must ignore it. */
export const isDropped = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && dropped.has(thrown);

/**
 * Returns a client for calls of the signed-in user, which renews the token after a 401.
 * All calls that get a 401 share one renewal, and each is sent once more. A second 401 is final, unless the first retry
 * used a token of another tab. Answers for a user who has signed out are dropped. Source: AUTH-010…012, A-83.
 */
export function authorised({ plain, credentials, renew }: Parts): ApiClient {
  let renewing: Promise<NewToken> | undefined;

  const renewedFrom = (used: string): Promise<NewToken> => {
    if (credentials.token() !== used) return Promise.resolve('adopted'); // Another call has replaced the token.
    renewing ??= renew(used).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  return (asked) => {
    const epoch = credentials.epoch();
    let from: NewToken | undefined;
    return plain(asked, {
      check: () => {
        if (credentials.epoch() !== epoch) throw droppedFailure();
      },
      renew: async (used) => {
        if (from === 'renewed') return false;
        const origin = await renewedFrom(used);
        // If the adopted token was refused too, this renewal is the last one.
        from = from === 'adopted' ? 'renewed' : origin;
        return true;
      },
    });
  };
}

/** Returns the failure of a call whose user has signed out. The page ignores it. */
export function droppedFailure(): ApiFailure {
  const failure = new ApiFailure({ kind: 'signed-out' });
  dropped.add(failure);
  return failure;
}
