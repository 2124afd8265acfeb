import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './Notes.module.css';

type Props = { items: readonly ReactNode[]; className?: string | undefined };

export function Notes({ items, className }: Props) {
  return (
    <ul className={classNames(css['notes'], className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences without state
        <li key={index} className={css['note']}>
          {item}
        </li>
      ))}
    </ul>
  );
}
