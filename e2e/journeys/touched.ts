import { type RouteName, routeNames, routes } from '@shared/routes/routes';

/**
 * Routes whose pages changed, in `npm test -- --changed` if nothing else changed. Journeys through all pages then check
 * only these.
 */
const named = process.env['JOURNEYS_ROUTES']?.split(',');

export const isTouched = (route: string | undefined): boolean =>
  named === undefined || route === undefined || named.includes(route);

/** Returns whether any page changed in the remote in which a flow starts. */
export const isRemoteTouched = (route: RouteName | undefined): boolean =>
  route === undefined ||
  routeNames.some((name) => routes[name].app === routes[route].app && isTouched(name));
