import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './Stack.module.css';

type Props = {
  /** Gap between the children, a step of the 8-point scale: 1 = 4px … 7 = 48px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
  /** Puts the children side by side and wraps them if there is no space. */
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
