import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { accountCookie } from '../../addresses';
import type { Services } from '../../services/create-services';

/** Signs this browser in as a seeded person and sets the cookie of the account host. Source: SBX-003. */
export async function becomePerson(c: Context, accounts: Services['accounts'], personKey: string) {
  const signedIn = await accounts.signIn(personKey);
  setCookie(c, accountCookie, signedIn.cookie.value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: signedIn.cookie.maxAgeSec,
  });
  return signedIn;
}
