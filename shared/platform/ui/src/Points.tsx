import type { ReactNode } from 'react';
import css from './Points.module.css';
import { Sign, type SignName } from './Sign';

export type Point = { icon: SignName; text: ReactNode };

type Props = { items: readonly Point[] };

/** Shows a few points, each with an icon, for quick reading. Use `Notes` for small print. */
export function Points({ items }: Props) {
  return (
    <ul className={css['points']}>
      {items.map(({ icon, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences without state
        <li key={index} className={css['point']}>
          <Sign name={icon} className={css['icon']} />
          <span className={css['text']}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
