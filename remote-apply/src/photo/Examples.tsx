import { Finder } from '@shared/photo/Finder';
import type { ReactNode } from 'react';
import css from './Examples.module.css';

type Props = { items: readonly { drawing: ReactNode; caption: string }[] };

/** Example pictures side by side. Source: PHOTO-002. */
export function Examples({ items }: Props) {
  return (
    <ul className={css['examples']}>
      {items.map(({ drawing, caption }) => (
        <li key={caption} className={css['example']}>
          <Finder caption={caption}>{drawing}</Finder>
        </li>
      ))}
    </ul>
  );
}
