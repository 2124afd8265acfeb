import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Accounts } from '../../services/services';

/** Who this browser is at the account host. No script of a page can read it. */
export const ACCOUNT_COOKIE = 'sandbox_account';

/** Signs this browser in as a seeded person and keeps it in the account host's cookie. Source: SBX-003. */
export async function becomePerson(c: Context, accounts: Accounts, personKey: string) {
  const signedIn = await accounts.signIn(personKey);
  setCookie(c, ACCOUNT_COOKIE, signedIn.cookie.value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: signedIn.cookie.maxAgeSec,
  });
  return signedIn;
}
