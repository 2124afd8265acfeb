import type { ReactNode } from 'react';
import css from './Badge.module.css';
import { classNames } from './class-names';

type Props = {
  tone?: 'neutral' | 'good' | 'warn' | 'bad' | 'brand' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', className, children }: Props) {
  return <span className={classNames(css['badge'], css[tone], className)}>{children}</span>;
}
