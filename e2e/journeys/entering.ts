import { type RouteName, routeNames, routes } from '@shared/routes/routes';
import type { Frame, Page } from 'playwright/test';

const addresses = routeNames.map((name) => {
  const pattern = routes[name].path.replaceAll(/:\w+/g, '[^/]+');
  return { name, pattern: new RegExp(`^/app${pattern}/?$`) };
});

/** Returns the route of this address, or undefined if it is not a page of the product. */
export const routeAt = (url: string): RouteName | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { pathname } = new URL(url);
  return addresses.find(({ pattern }) => pattern.test(pathname))?.name;
};

/** Returns the routes of remotes that are shown from now on, in this page and the pages that it opens. */
export function routesEntered(page: Page): ReadonlySet<RouteName> {
  const entered = new Set<RouteName>();
  const watch = (one: Page) =>
    one.on('framenavigated', (frame: Frame) => {
      const name = frame === one.mainFrame() ? routeAt(frame.url()) : undefined;
      // Leave out the host, which is on every page.
      if (name && routes[name].app !== 'host') entered.add(name);
    });
  watch(page);
  page.context().on('page', watch);
  return entered;
}
