import type { RouteName } from '@shared/routes/routes';
import type { ComponentType } from 'react';
import type { Place } from '../loader/newer-release';

/**
 * Loads the component of a page from its remote. `attempt` counts from 0 while the customer stays on the page.
 * @throws when the remote does not load. The next call loads it again.
 */
type LoadScreen = (name: RouteName, attempt: number) => Promise<ComponentType>;

export type FailedLoad = { thrown: unknown };

export type Screens = {
  loadScreen: LoadScreen;
  /** A page that is already here can be shown in the first commit. */
  loadedScreen?: ((name: RouteName) => ComponentType | undefined) | undefined;
  /** Returns the failure of the first load, once. The page then shows its card and does not load by itself. */
  takeFailure?: (() => FailedLoad | undefined) | undefined;
  /** A page is on the screen, so its next pages can be prefetched. */
  screenShown?: ((name: RouteName) => void) | undefined;
  /** A page threw while rendering. The next one may come from another version of its remote. */
  screenBroke?: ((name: RouteName) => void) | undefined;
  /** The customer is on another page or entry. If another release is live, this may load it. */
  navigated?: ((from: Place, to: Place) => void) | undefined;
};
