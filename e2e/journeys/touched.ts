import { type RouteName, routeNames, routes } from '@shared/routes/routes';

/**
 * The routes whose pages changed, in `npm test -- --changed` where nothing else did: journeys through all pages then look at
 * these alone.
 */
const named = process.env['JOURNEYS_ROUTES']?.split(',');

export const isTouched = (route: string | undefined): boolean =>
  named === undefined || route === undefined || named.includes(route);

/** For a way through several pages: whether any page of the remote in which it begins changed. */
export const isRemoteTouched = (route: RouteName | undefined): boolean =>
  route === undefined ||
  routeNames.some((name) => routes[name].app === routes[route].app && isTouched(name));
