import type { RouteName } from '@shared/routes/routes';
import type { ComponentType } from 'react';

/**
 * Brings the component of a page from its remote. `attempt` counts from 0 while the visitor stays on the page.
 * @throws when the remote cannot be had; asking again tries again.
 */
type LoadScreen = (name: RouteName, attempt: number) => Promise<ComponentType>;

/** Where the pages of the remotes come from. */
export type Screens = {
  loadScreen: LoadScreen;
  /** A page that is already here can be shown in the first commit. */
  loadedScreen?: ((name: RouteName) => ComponentType | undefined) | undefined;
  /** A page came and broke; the next one may come from another version of its remote. */
  screenBroke?: ((name: RouteName) => void) | undefined;
  /** Another release is live: the next page that begins something is a full load. */
  isNewerLive?: (() => boolean) | undefined;
};

/** Staff switched the remote off for this channel; asking again on the same page cannot help. */
export class RemoteDisabled extends Error {
  readonly code = 'OFF';
}
