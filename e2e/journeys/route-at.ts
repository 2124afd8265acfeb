import { type RouteName, routeNames, routes } from '@shared/routes/routes';

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
