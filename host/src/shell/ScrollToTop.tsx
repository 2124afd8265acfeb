import { useLocation, useNavigationType } from '@shared/router';
import { useSession } from '@shared/session';
import { useEffect, useRef } from 'react';

/** iPhones and iPads put the old position back a moment after the new page is shown. Source: SHELL-008, SHELL-009. */
const IOS_DELAY_MS = 100;

/** Every navigation starts at the top; a page that only rewrites its own query stays where it is. Source: SHELL-008. */
export function ScrollToTop() {
  const { key, pathname } = useLocation();
  const isRewrite = useNavigationType() === 'REPLACE';
  const { phone } = useSession();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => {
    const isStart = shown.current === undefined;
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (isRewrite && isSamePage) return undefined;
    // Who has begun to read the first view reads on.
    if (isStart && document.documentElement.dataset['seen'] !== undefined) return undefined;
    if (phone !== 'ios') {
      window.scrollTo(0, 0);
      return undefined;
    }
    const timer = setTimeout(() => window.scrollTo(0, 0), IOS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, pathname]);
  return null;
}
