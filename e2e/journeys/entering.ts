import { type RouteName, routeNames, routes } from '@shared/routes/routes';
import type { Frame, Page } from 'playwright/test';

const addresses = routeNames.map((name) => {
  const pattern = routes[name].path.replaceAll(/:\w+/g, '[^/]+');
  return { name, pattern: new RegExp(`^/app${pattern}/?$`) };
});

/** The route of this address; undefined for what is no page of the product. */
export const routeAt = (url: string): RouteName | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { pathname } = new URL(url);
  return addresses.find(({ pattern }) => pattern.test(pathname))?.name;
};

/** The routes of remotes that are shown from now on, in this page and those it opens. */
export function routesEntered(page: Page): ReadonlySet<RouteName> {
  const entered = new Set<RouteName>();
  const watch = (one: Page) =>
    one.on('framenavigated', (frame: Frame) => {
      const name = frame === one.mainFrame() ? routeAt(frame.url()) : undefined;
      // The host is on every page.
      if (name && routes[name].app !== 'host') entered.add(name);
    });
  watch(page);
  page.context().on('page', watch);
  return entered;
}
