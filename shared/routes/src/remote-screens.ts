import type { ComponentType } from 'react';
import type { AppName, RouteOf } from './routes';

/**
 * The component of a page. `ready` fetches what its first view was drawn from into the page's cache: the host commits
 * after it, so that nothing that stands there is taken away. It may be missing.
 */
export type Screen = ComponentType & { ready?: () => Promise<unknown> };

/**
 * What a remote exposes as `./screens`: for each of its pages a loader of the component, no more and no fewer.
 * A loader, not a component, so that a page's code arrives only when its route is asked for.
 */
export type RemoteScreens<App extends AppName> = {
  readonly [Name in RouteOf<App>]: () => Promise<Screen>;
};
