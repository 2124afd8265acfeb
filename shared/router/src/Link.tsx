import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = {
  /** Address inside the app, from `href`. */
  to: string;
  className?: string | undefined;
  'aria-label'?: string;
  children: ReactNode;
};

/**
 * A link to another page of the app; opening it in a new tab stays the browser's business. Made of the library's parts:
 * its own link brings prefetching and forms of the framework mode with it.
 */
export function Link({ to, ...look }: Props) {
  return <a {...look} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}
