import type { useLocation } from '@shared/router';

export type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search'>;
type Navigated = (from: Place, to: Place) => void;

/** Loads the release that is live for this device by now, if it is another one. The document keeps its own until then. */
let load: Navigated | undefined;

export const isNewerLive = (): boolean => load !== undefined;
export const newerIsLive = (then: Navigated): void => {
  load = then;
};
export const navigated: Navigated = (from, to) => load?.(from, to);
