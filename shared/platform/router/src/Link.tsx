import type { MouseEvent, ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import { useNavigate } from './use-navigate';

type Props = {
  /** Address inside the app, from `href`. */
  to: string;
  className?: string | undefined;
  'aria-label'?: string;
  children: ReactNode;
};

/**
 * A link to another page of the app. The browser handles opening in a new tab.
 * It does not use the link of the library, because that would bring the prefetching and forms of the framework mode.
 */
export function Link({ to, ...look }: Props) {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return <a {...look} href={useHref(to)} onClick={go} />;
}

/** Returns whether a click opens the page in this tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
