import type { User } from '@shared/api/auth';
import { type KeptUser, readToken, removeCookie, type TokenCookie, writeToken } from './cookies';
import { isTestAccount } from './modes';
import type { Surroundings } from './surroundings';

export type KeptToken = {
  read: () => TokenCookie | undefined;
  /** Writes the token. A renewed token comes without a lifetime and gets that of a session. */
  write: (token: string, user: User, givenSec?: number) => void;
  /** Returns a token of this user other than `used`, because another tab may have renewed it. */
  newerThan: (used: string | undefined, user: User) => string | undefined;
  /** Returns whether the cookie of this user is missing before its time, because another tab has removed it. */
  isRemoved: (user: Pick<User, 'id'>) => boolean;
  /** Notes that another tab has ended the session of this user, so that the cookie counts as removed at any time. */
  noteEnd: (userId: string) => void;
  /** Removes the cookie, unless it belongs to another user or holds another token than the refused one. */
  remove: (user: User | undefined, refused: string | undefined) => void;
};

/** Manages the token that all tabs of the browser share. Source: A-83, AUTH-004, AUTH-008. */
export function keptToken({ settings, cookies, device }: Surroundings): KeptToken {
  const { tokenCookie, lifetimeSec } = settings.session;
  let latest: TokenCookie | undefined;
  const read = () => {
    const kept = readToken(cookies, tokenCookie, device());
    latest = kept ?? latest;
    return kept;
  };
  return {
    read,
    isRemoved: ({ id }) =>
      read() === undefined && latest?.user.id === id && device() < latest.expiresAt,
    noteEnd: (userId) => {
      if (latest?.user.id === userId) latest.expiresAt = Infinity;
    },
    write: (token, user, givenSec) => {
      const expiresAt = device() + (givenSec ?? lifetimeSec) * 1000;
      const kept = { token, user: keptOf(user, settings), expiresAt };
      writeToken(cookies, tokenCookie, kept, device());
      read(); // A browser without cookies keeps none.
    },
    newerThan: (used, user) => {
      const kept = read();
      return kept?.user.id === user.id && kept.token !== used ? kept.token : undefined;
    },
    remove: (user, refused) => {
      const kept = read();
      if (kept && user && kept.user.id !== user.id) return;
      if (refused === undefined || kept === undefined || kept.token === refused)
        removeCookie(cookies, tokenCookie);
    },
  };
}

const keptOf = (
  { id, vtgId, vtgNo, plusNo, email }: User,
  settings: Surroundings['settings'],
): KeptUser => ({
  id,
  vtgId,
  vtgNo,
  plusNo,
  email: isTestAccount(email, settings) ? email : undefined,
});
