import { useContext } from 'react';
import {
  type Location,
  type NavigateOptions,
  UNSAFE_NavigationContext,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

/** Milliseconds within which a second Back on the same page counts as the same action. */
const SAME_BACK_MS = 1000;

/** Key of the history entry that React shows; `undefined` where no host reports it. */
let shown: string | undefined;
let lastBack = { from: '', at: Number.NEGATIVE_INFINITY };

/** Called by the host when React shows the entry with this key. */
export function noteShown(key: string): void {
  shown = key;
}

type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

/**
 * Returns the function that goes to another page of the app. It is idempotent while a navigation is pending.
 * It replaces the entry of a page that is not shown yet, so that two taps never make two entries, and ignores a
 * repeated Back. Going to the current or pending address is a replace.
 *
 * @example navigate('/there'); navigate('/there'); // one entry
 */
export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  const { basename, navigator } = useContext(UNSAFE_NavigationContext);
  return async (to, options = {}) => {
    if (typeof to === 'number') {
      const at = performance.now();
      const isSame = shown !== undefined && lastBack.from === shown;
      if (isSame && at - lastBack.at < SAME_BACK_MS) return;
      lastBack = { from: shown ?? '', at };
      await navigate(to);
      return;
    }
    // The histories of the router have it, although its type does not say so.
    const { location } = navigator as typeof navigator & { location: Location };
    const isPending = shown !== undefined && location.key !== shown;
    const isHere = addressOf(basename + to) === addressOf(location);
    await navigate(to, { ...options, replace: options.replace || isPending || isHere });
  };
}

/** Returns a comparable address without double slashes and without a trailing slash. */
function addressOf(place: string | Location): string {
  const text = typeof place === 'string' ? place : place.pathname + place.search + place.hash;
  return text.replaceAll(/\/{2,}/g, '/').replace(/\/(?=$|[?#])/, '');
}
