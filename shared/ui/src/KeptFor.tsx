import type { ReactNode } from 'react';
import { Icon } from './Icon';
import css from './KeptFor.module.css';

/** What must strike the eye in a consent (why, how long): a fifth larger than the rest, and apart from it. */
export function KeptFor({ children }: { children: ReactNode }) {
  return (
    <div className={css['kept']}>
      <Icon name="info" />
      {children}
    </div>
  );
}
