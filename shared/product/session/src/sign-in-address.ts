import { urlOf } from '@shared/text/url';

const HOME = '/app/';
/** Path of the account host if the environment names none. */
const OWN_ACCOUNT_HOST = '/account';

/** Returns the address where customers sign in. Source: AUTH-001, 003; LAND-005. */
export const accountAddress = (accountHost: string): string => accountHost || OWN_ACCOUNT_HOST;

/** Parameters that name a user. The next user may be another one. */
const IDENTITY = ['vtg_id', 'vtg_no', 'connInfo', 'phone', 'test'] as const;

/** Returns the account address with this page as the return address. The draft stays in this tab. Source: AUTH-003. */
export function signInAddress(accountHost: string, here: string): string {
  const page = new URL(here);
  for (const name of IDENTITY) page.searchParams.delete(name);
  const account = urlOf(accountAddress(accountHost), page.origin);
  if (account === undefined) return accountAddress(accountHost);
  account.searchParams.set('return', `${page.pathname}${page.search}`);
  return account.href;
}

/** Goes to the home page without loading the app again. Source: ERR-018. */
export function goHome(): void {
  if (window.location.pathname === HOME) return;
  window.history.pushState(null, '', HOME);
  // The router listens to popstate for navigation that it did not start.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
