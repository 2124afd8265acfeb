import type { ReactNode } from 'react';
import css from './Accordion.module.css';
import { Icon } from './Icon';

type Props = { items: readonly { title: ReactNode; content: ReactNode }[] };

/** Uses the browser's own disclosure element, which opens without a script and which the page search finds. */
export function Accordion({ items }: Props) {
  return (
    <div className={css['accordion']}>
      {items.map(({ title, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are a fixed text
        <details key={index} className={css['item']}>
          <summary className={css['summary']}>
            <span className={css['title']}>{title}</span>
            <Icon name="down" size="small" className={css['arrow']} />
          </summary>
          <div className={css['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
}
