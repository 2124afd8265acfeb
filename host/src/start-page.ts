import { detectMode } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import { mayOpen } from '@shared/routes/guard';
import { type RouteName, routeNames, routes } from '@shared/routes/routes';

/** Returns the page of an address inside `/app`. An unknown address is home. Source: ROUTE-031. */
export function pageAt(pathname: string): RouteName {
  const path = pathname.replace(/^\/app/, '').replace(/(.)\/$/, '$1') || '/';
  const fits = (name: RouteName) =>
    new RegExp(`^${routes[name].path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}$`).test(
      path === '/' ? '' : path,
    );
  return routeNames.find(fits) ?? 'SubscGuide';
}

/**
 * Returns the remote page to load at once for a direct entry. Returns `undefined` when the route guard refuses it or
 * the host has it.
 */
export function startPage({ pathname, search }: { pathname: string; search: string }) {
  const to = pageAt(pathname);
  const vtgId = new URLSearchParams(search).get('vtg_id') ?? undefined;
  const visit = { to, from: undefined, vtgId, trusted: detectMode().inApp };
  const isLoaded = routes[to].app !== 'host' && mayOpen(visit, settings.guard) === 'allow';
  return isLoaded ? to : undefined;
}
