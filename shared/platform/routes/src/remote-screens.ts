import type { ComponentType } from 'react';
import type { AppName, RouteOf } from './routes';

/**
 * The component of a page. `ready` is optional and loads the data of the prerender into the query cache.
 * The host renders after it, so that no prerendered content disappears.
 */
export type Screen = ComponentType & { ready?: () => Promise<unknown> };

/**
 * Exposed by a remote as `./screens`: exactly one loader for each of its pages. A loader, so that the code of a page
 * loads only with its route.
 */
export type RemoteScreens<App extends AppName> = {
  readonly [Name in RouteOf<App>]: () => Promise<Screen>;
};
