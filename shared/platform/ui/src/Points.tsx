import type { ReactNode } from 'react';
import { classNames } from './class-names';
import css from './Points.module.css';
import { Sign, type SignName } from './Sign';

export type Point = { icon: SignName; text: ReactNode; note?: ReactNode };

type Props = { items: readonly Point[]; className?: string | undefined };

/** Shows a few points, each with an icon, for quick reading. Use `Notes` for small print. */
export function Points({ items, className }: Props) {
  return (
    <ul className={classNames(css['points'], className)}>
      {items.map(({ icon, text, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences without state
        <li key={index} className={css['point']}>
          <Sign name={icon} className={css['icon']} />
          <span className={css['text']}>
            {text}
            {note !== undefined && <span className={css['note']}>{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
