import type { Environment } from '@shared/api/filters';
import { urlOf } from '@shared/api/url';

const HOME = '/app/';
/** The account host of an environment that names none: this origin's own. */
const OWN_ACCOUNT_HOST = '/account';

/** Where customers sign in. Source: AUTH-001, 003; LAND-005. */
export const accountAddress = (env: Environment | undefined): string =>
  env?.hosts.account || OWN_ACCOUNT_HOST;

/** They name a user; the one who signs in brings their own. */
const IDENTITY = ['vtg_id', 'vtg_no', 'connInfo', 'phone', 'test'] as const;

/** The account host, told which page to lead back to: the draft waits in this tab. Source: AUTH-003. */
export function signInAddress(env: Environment | undefined, here: string): string {
  const page = new URL(here);
  for (const name of IDENTITY) page.searchParams.delete(name);
  const account = urlOf(accountAddress(env), page.origin);
  if (account === undefined) return accountAddress(env);
  account.searchParams.set('return', `${page.pathname}${page.search}`);
  return account.href;
}

/** To the home page without loading the app again. Source: ERR-018. */
export function goHome(): void {
  if (window.location.pathname === HOME) return;
  window.history.pushState(null, '', HOME);
  // The router hears of moves it did not make itself the way it hears of Back.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
