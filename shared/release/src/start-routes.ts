import { routeNames, routes } from '@shared/routes/routes';
import type { StartRoute } from './release';

/** The routes table in the shape the starter reads, most specific first is not needed: no two patterns overlap. */
export function startRoutes(): StartRoute[] {
  return routeNames.map((name) => {
    const { app, path, web, frame } = routes[name];
    const pattern = `^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`;
    return [pattern, app, name, web, frame] as const;
  });
}
