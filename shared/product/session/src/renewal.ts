import { type User, updateToken } from '@shared/api/auth';
import type { ApiClient } from '@shared/api/client';
import { ApiFailure, failureOf } from '@shared/failure';
import { type Credentials, droppedFailure, type NewToken } from './authorised';
import type { KeptToken } from './kept-token';
import type { OtherTabs } from './tabs';

/** Milliseconds to wait for the renewal of another tab, in browsers without locks. */
const OTHERS_MS = 500;

export type RenewalParts = {
  plain: ApiClient;
  credentials: Credentials;
  kept: KeptToken;
  tabs: OtherTabs;
  now: () => Date;
  who: () => { user: User | undefined; mayRepeat: boolean };
  /** Ends the session, because the token is refused and there is no other. */
  end: (refused: string | undefined) => void;
};

type Adopting = RenewalParts & { adopt: (used: string) => boolean };

/**
 * Requests a new token and uses it, unless another tab has signed the customer out meanwhile. After a refusal, uses a
 * token of another tab, or ends the session. Source: A-83, AUTH-011, AUTH-012.
 */
export async function renewedToken(
  parts: Adopting,
  used: string,
  isAlone: boolean,
): Promise<NewToken> {
  const { credentials, who, end } = parts;
  const epoch = credentials.epoch();
  const isHere = () => credentials.epoch() === epoch;
  const { mayRepeat } = who();
  endIfRemoved(parts);
  const answer = await newToken({ ...parts, mayRepeat }).catch(async (thrown: unknown) => {
    const isOver = failureOf(thrown).kind === 'signed-out' && isHere();
    if (isOver && (await othersHave(parts, used, isAlone)) && isHere()) return undefined;
    if (!isHere()) throw droppedFailure();
    if (isOver) end(used);
    throw thrown;
  });
  if (answer && isHere()) {
    endIfRemoved(parts);
    use(parts, answer);
  }
  return answer ? 'renewed' : 'adopted';
}

/**
 * Ends the session if another tab has signed the customer out. A new token would sign them in again.
 * @throws {ApiFailure} `signed-out`
 */
function endIfRemoved({ kept, who, end }: RenewalParts): void {
  const { user } = who();
  if (!user || !kept.isRemoved(user)) return;
  end(undefined);
  throw new ApiFailure({ kind: 'signed-out' });
}

async function othersHave({ adopt }: Adopting, used: string, isAlone: boolean): Promise<boolean> {
  if (!isAlone) await new Promise((done) => setTimeout(done, OTHERS_MS));
  return adopt(used);
}

function use({ who, credentials, kept, tabs }: RenewalParts, token: string): void {
  const { user } = who();
  if (!user) return;
  credentials.hold(token);
  // If another user signed in in another tab, leave the cookie to them. This tab keeps its own token.
  if ((kept.read()?.user.id ?? user.id) !== user.id) return;
  kept.write(token, user);
  tabs.tell({ about: 'renewed', userId: user.id });
}

type Renewal = {
  plain: ApiClient;
  now: () => Date;
  /** True in the app or in developer mode. Source: AUTH-011. */
  mayRepeat: boolean;
};

/**
 * Requests a new token. Repeats the request once after 400 or 401 in the app or in developer mode. Source: AUTH-011.
 * @throws {ApiFailure} `unreachable` without an answer, which keeps the session, or `signed-out` without a token.
 */
async function newToken({ plain, now, mayRepeat }: Renewal): Promise<string> {
  const ask = () => updateToken(plain, now());
  const token = await ask()
    .catch((thrown: unknown) => (mayRepeat && isRefused(thrown) ? ask() : Promise.reject(thrown)))
    .catch((thrown: unknown) => {
      if (failureOf(thrown).kind === 'unreachable') throw thrown;
      return undefined; // Any refusal means that there is no token.
    });
  if (token === undefined) throw new ApiFailure({ kind: 'signed-out' });
  return token;
}

function isRefused(thrown: unknown): boolean {
  const failure = failureOf(thrown);
  return failure.kind === 'signed-out' || (failure.kind === 'unexpected' && failure.status === 400);
}
