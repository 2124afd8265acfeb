import type { ApiClient, Call } from '@shared/api/client';
import { ApiFailure, failureOf } from '@shared/api/failure';
import type { Credentials } from './credentials';

type Parts = {
  /** Sends with the token in use. */
  plain: ApiClient;
  credentials: Credentials;
  /** Puts a new token in use, or ends the session. @throws {ApiFailure} */
  renew: () => Promise<void>;
};

const dropped = new WeakSet<object>();

/** The asker has left: neither the answer nor the failure is anybody's concern. */
export const isDropped = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && dropped.has(thrown);

/**
 * Calls in the name of the user. A 401 puts a new token in use, once for however many calls met it, and each of them
 * is sent once more; a second 401 stands. Answers for a user who has left are dropped. Source: AUTH-010…012.
 */
export function authorised({ plain, credentials, renew }: Parts): ApiClient {
  let renewing: Promise<void> | undefined;

  const renewedFrom = (used: string): Promise<void> => {
    if (credentials.token() !== used) return Promise.resolve(); // another call has seen to it
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  return async function call<T>(asked: Call<T>): Promise<T> {
    const used = credentials.token();
    const epoch = credentials.epoch();
    const own = <V>(value: V): V => {
      if (credentials.epoch() !== epoch) throw droppedFailure();
      return value;
    };
    try {
      return own(await plain(asked));
    } catch (thrown) {
      own(thrown);
      if (failureOf(thrown).kind !== 'signed-out' || used === undefined) throw thrown;
    }
    await renewedFrom(used);
    return own(await plain(asked));
  };
}

function droppedFailure(): ApiFailure {
  const failure = new ApiFailure({ kind: 'signed-out' });
  dropped.add(failure);
  return failure;
}
