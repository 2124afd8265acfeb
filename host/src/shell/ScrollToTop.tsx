import { useLocation, useNavigationType, useReportShown } from '@shared/router';
import { useSession } from '@shared/session';
import { useEffect, useRef } from 'react';

/** iPhones and iPads restore the old position a moment after the new page is shown. Source: SHELL-008, SHELL-009. */
const IOS_DELAY_MS = 100;

/**
 * Scrolls to the top and focuses the heading on every navigation. A page that only changes its own query keeps its
 * position. Source: SHELL-008.
 */
export function ScrollToTop() {
  const { key, pathname } = useLocation();
  const isRewrite = useNavigationType() === 'REPLACE';
  const { phone } = useSession();
  const shown = useRef<string>(undefined);

  useReportShown();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => {
    const isStart = shown.current === undefined;
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (isRewrite && isSamePage) return undefined;
    // A customer who is already reading the prerendered page keeps the position.
    if (isStart && document.documentElement.dataset['seen'] !== undefined) return undefined;
    // A page that stays for another parameter or query does not focus its heading itself. Tabs replace the address.
    if (!isStart && !isRewrite)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (phone !== 'ios') {
      window.scrollTo(0, 0);
      return undefined;
    }
    const timer = setTimeout(() => window.scrollTo(0, 0), IOS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, pathname]);
  return null;
}
