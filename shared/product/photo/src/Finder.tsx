import type { ReactNode } from 'react';
import css from './Finder.module.css';

type Props = { children: ReactNode; caption?: string | undefined };

/** A viewfinder of a camera with the content of a good photo. */
export function Finder({ children, caption }: Props) {
  return (
    <figure className={css['finder']}>
      <div className={css['view']}>{children}</div>
      {caption !== undefined && <figcaption className={css['caption']}>{caption}</figcaption>}
    </figure>
  );
}
