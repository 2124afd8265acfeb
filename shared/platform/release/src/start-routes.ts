import { routeNames, routes } from '@shared/routes/routes';
import type { StartRoute } from './release';

/** Returns the route table for the boot script. The order does not matter, because no two patterns overlap. */
export function startRoutes(): StartRoute[] {
  return routeNames.map((name) => {
    const { app, path, web, frame } = routes[name];
    const pattern = `^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`;
    return [pattern, app, name, web, frame] as const;
  });
}
