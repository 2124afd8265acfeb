import { useHref, useNavigate } from '@shared/router';
import { ButtonLink } from '@shared/ui/ButtonLink';
import type { MouseEvent, ReactNode } from 'react';

type Props = {
  /** Address inside the app, from `href`. */
  to: string;
  /** Handed on with the place in the history, not in the address. */
  state?: object;
  variant?: 'primary' | 'secondary' | 'quiet';
  block?: boolean;
  children: ReactNode;
};

/** A button-like link to another page of the app; opening it in a new tab stays the browser's business. */
export function PageLink({ to, state, ...look }: Props) {
  const address = useHref(to);
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { state });
  };
  return <ButtonLink {...look} href={address} onClick={go} />;
}
