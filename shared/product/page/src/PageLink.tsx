import { isPlainClick, useHref, useNavigate } from '@shared/router';
import { ButtonLink } from '@shared/ui/ButtonLink';
import type { MouseEvent, ReactNode } from 'react';

type Props = {
  /** Address inside the app, from `href`. */
  to: string;
  /** Passed on in the history entry, not in the address. */
  state?: object;
  variant?: 'primary' | 'secondary' | 'quiet';
  block?: boolean;
  children: ReactNode;
};

/** A link to another page of the app that looks like a button. The browser can still open it in a new tab. */
export function PageLink({ to, state, ...look }: Props) {
  const address = useHref(to);
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { state });
  };
  return <ButtonLink {...look} href={address} onClick={go} />;
}
