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
  /** Removes the cookie, unless it holds another token than the refused one. */
  remove: (refused: string | undefined) => void;
};

/** Manages the token that all tabs of the browser share. Source: A-83, AUTH-004, AUTH-008. */
export function keptToken({ settings, cookies, device }: Surroundings): KeptToken {
  const { tokenCookie, lifetimeSec } = settings.session;
  const read = () => readToken(cookies, tokenCookie, device());
  return {
    read,
    write: (token, user, givenSec) => {
      const expiresAt = device() + (givenSec ?? lifetimeSec) * 1000;
      const kept = { token, user: keptOf(user, settings), expiresAt };
      writeToken(cookies, tokenCookie, kept, device());
    },
    newerThan: (used, user) => {
      const kept = read();
      return kept?.user.id === user.id && kept.token !== used ? kept.token : undefined;
    },
    remove: (refused) => {
      const kept = read();
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
