import { type AppName, routeNames, routes } from '@shared/routes/routes';
import type { Frame, Page } from 'playwright/test';

const addresses = routeNames.map((name) => {
  const pattern = routes[name].path.replaceAll(/:\w+/g, '[^/]+');
  return { app: routes[name].app, pattern: new RegExp(`^/app${pattern}/?$`) };
});

/** The app whose page this is; undefined for what is no page of the product. */
export const appAt = (url: string): AppName | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { pathname } = new URL(url);
  return addresses.find(({ pattern }) => pattern.test(pathname))?.app;
};

/** The apps whose pages are shown from now on, in this page and those it opens. */
export function appsEntered(page: Page): ReadonlySet<AppName> {
  const entered = new Set<AppName>();
  const watch = (one: Page) =>
    one.on('framenavigated', (frame: Frame) => {
      const app = frame === one.mainFrame() ? appAt(frame.url()) : undefined;
      if (app) entered.add(app);
    });
  watch(page);
  page.context().on('page', watch);
  return entered;
}
