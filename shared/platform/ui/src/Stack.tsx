import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './Stack.module.css';

type Props = {
  /** Gap between the children, a step of the 8-point scale: 2 = 8px … 5 = 24px. */
  gap?: 2 | 3 | 4 | 5 | undefined;
  children: ReactNode;
};

export function Stack({ gap = 4, children }: Props) {
  return <div className={classNames(css['stack'], css[`gap${gap}`])}>{children}</div>;
}
