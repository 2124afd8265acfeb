import type { ApiClient, Call } from '@shared/api/client';
import { ApiFailure, failureOf } from '@shared/api/failure';

/** The token in use. Its epoch counts the users who left, so that an answer meant for one of them is known. */
export type Credentials = {
  token: () => string | undefined;
  epoch: () => number;
  hold: (token: string) => void;
  /** The user is gone; answers to their requests are dropped. */
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

/** Where a token came from: another tab had it already, or the server gave it. */
export type NewToken = 'adopted' | 'renewed';

type Parts = {
  /** Sends with the token in use. */
  plain: ApiClient;
  credentials: Credentials;
  /** Puts another token than the used one in use, or ends the session. @throws {ApiFailure} */
  renew: (used: string) => Promise<NewToken>;
};

const dropped = new WeakSet<object>();

/** The asker has left: neither the answer nor the failure is anybody's concern. */
export const isDropped = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && dropped.has(thrown);

/**
 * Calls in the name of the user. A 401 puts a new token in use, once for however many calls met it, and each of them
 * is sent once more; a second 401 stands, unless it met a token that another tab had. Answers for a user who has left
 * are dropped. Source: AUTH-010…012, A-83.
 */
export function authorised({ plain, credentials, renew }: Parts): ApiClient {
  let renewing: Promise<NewToken> | undefined;

  const renewedFrom = (used: string): Promise<NewToken> => {
    if (credentials.token() !== used) return Promise.resolve('adopted'); // another call has seen to it
    renewing ??= renew(used).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  return async function call<T>(asked: Call<T>): Promise<T> {
    const epoch = credentials.epoch();
    const own = <V>(value: V): V => {
      if (credentials.epoch() !== epoch) throw droppedFailure();
      return value;
    };
    let from: NewToken | undefined;
    for (;;) {
      const used = credentials.token();
      try {
        return own(await plain(asked));
      } catch (thrown) {
        own(thrown);
        const mayRenew = failureOf(thrown).kind === 'signed-out' && used !== undefined;
        if (!mayRenew || from === 'renewed') throw thrown;
        from = from === 'adopted' ? await renewed(used) : await renewedFrom(used);
      }
    }
  };

  // What was adopted is no good either: whatever comes now is the last.
  function renewed(used: string): Promise<NewToken> {
    return renewedFrom(used).then(() => 'renewed');
  }
}

function droppedFailure(): ApiFailure {
  const failure = new ApiFailure({ kind: 'signed-out' });
  dropped.add(failure);
  return failure;
}
