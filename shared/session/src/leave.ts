import type { Environment } from '@shared/api/filters';

const HOME = '/app/';
/** The account host of an environment that names none: this origin's own. */
const OWN_ACCOUNT_HOST = '/account';

/** Where customers sign in. Source: AUTH-001, 003; LAND-005. */
export const accountAddress = (env: Environment | undefined): string =>
  env?.hosts.account || OWN_ACCOUNT_HOST;

/** To the home page without loading the app again. Source: ERR-018. */
export function goHome(): void {
  if (window.location.pathname === HOME) return;
  window.history.pushState(null, '', HOME);
  // The router hears of moves it did not make itself the way it hears of Back.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
