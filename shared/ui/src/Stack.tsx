import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './Stack.module.css';

type Props = {
  /** Step of the 8-point scale between the pieces: 1 = 4px … 7 = 48px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
  /** Side by side, wrapping where there is no room. */
  row?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Stack({ gap = 4, row = false, className, children }: Props) {
  return (
    <div className={classNames(css['stack'], css[`gap${gap}`], row && css['row'], className)}>
      {children}
    </div>
  );
}
