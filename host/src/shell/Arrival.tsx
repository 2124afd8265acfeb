import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A page has come: unless it took the focus itself, its heading gets it, so that a screen reader goes on there and
 * not on the link that was left. An open popup keeps the focus.
 */
export function Arrival({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = place.current;
    const isTaken =
      page?.contains(document.activeElement) || document.querySelector('dialog[open]');
    const heading = page?.querySelector<HTMLElement>('h1');
    if (isTaken || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return <div ref={place}>{children}</div>;
}
