import { useEffect, useLayoutEffect } from 'react';
import {
  type Location,
  type NavigateOptions,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

/** Milliseconds within which a second Back on the same page counts as the same action. */
const SAME_BACK_MS = 1000;

/** Location that React shows; `undefined` where no host reports it. */
let shown: Location | undefined;
/** True from a navigation until React shows its page. */
let isPending = false;
let lastBack = { from: '', at: Number.NEGATIVE_INFINITY };

/** Reports the location that React shows to `useNavigate`. The host calls it once. */
export function useReportShown(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    shown = location;
    isPending = false;
  }, [location]);
  useEffect(() => {
    // Back may return to the entry that React still shows. Then the location does not change.
    const endNavigation = () => {
      isPending = false;
    };
    window.addEventListener('popstate', endNavigation);
    return () => {
      window.removeEventListener('popstate', endNavigation);
      shown = undefined;
      isPending = false;
    };
  }, []);
}

type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

/**
 * Returns the function that goes to another page of the app. It is idempotent while a navigation is pending.
 * It replaces the entry of a page that is not shown yet, so that two taps never make two entries, and ignores a
 * repeated Back. Going to the current or pending address is a replace. A page that replaces its own address, for example
 * after a photo, keeps its entry if the customer goes on before React shows the new address, and leaves the history
 * alone if the customer has gone on already.
 *
 * @example navigate('/there'); navigate('/there'); // one entry
 */
export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  const location = useLocation();
  return async (to, options = {}) => {
    if (typeof to === 'number') {
      const at = performance.now();
      const isSame = shown !== undefined && lastBack.from === shown.key;
      if (isSame && at - lastBack.at < SAME_BACK_MS) return;
      lastBack = { from: shown?.key ?? '', at };
      await navigate(to);
      return;
    }
    const isHere = addressOf(to) === addressOf(shown ?? location);
    const replace = options.replace || isPending || isHere;
    const replacesItself = replace && pathOf(to) === pathOf(shown ?? location);
    if (options.replace && replacesItself && hasLeft()) return;
    if (!replacesItself) isPending = shown !== undefined;
    await navigate(to, { ...options, replace });
  };
}

/** Returns true while React still shows a page that the history has left. */
const hasLeft = () => shown !== undefined && !window.location.pathname.endsWith(shown.pathname);

const pathOf = (place: string | Location): string | undefined => addressOf(place).split(/[?#]/)[0];

/** Returns a comparable address without double slashes and without a trailing slash. */
function addressOf(place: string | Location): string {
  const text = typeof place === 'string' ? place : place.pathname + place.search + place.hash;
  return text.replaceAll(/\/{2,}/g, '/').replace(/\/(?=$|[?#])/, '');
}
