import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './Icon';
import css from './Notice.module.css';

type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'brand';

type Props = {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
};

const icons: Record<Tone, IconName> = {
  neutral: 'info',
  good: 'success',
  warn: 'warning',
  bad: 'warning',
  brand: 'info',
};

/** Shows a remark in a box beside the content it is about. */
export function Notice({ tone = 'neutral', title, children }: Props) {
  return (
    <div className={classNames(css['notice'], css[tone])}>
      <Icon name={icons[tone]} className={css['icon']} />
      <div className={css['text']}>
        {title !== undefined && <p className={css['title']}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
