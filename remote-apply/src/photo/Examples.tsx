import type { ReactNode } from 'react';
import css from './Examples.module.css';

type Props = { items: readonly { drawing: ReactNode; caption: string }[] };

/** Example pictures side by side. Source: PHOTO-002. */
export function Examples({ items }: Props) {
  return (
    <ul className={css['examples']}>
      {items.map(({ drawing, caption }) => (
        <li key={caption}>
          <figure className={css['example']}>
            {drawing}
            <figcaption className={css['caption']}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
