import { type ReactNode, useId } from 'react';
import css from './Card.module.css';
import { classNames } from './class-names';

type Props = {
  title?: ReactNode;
  /** Name of the card if several cards have the same title. */
  label?: string | undefined;
  /** `deep` is the background of the brand. Use it for the product itself. */
  tone?: 'plain' | 'quiet' | 'brand' | 'deep' | undefined;
  /** Shown to the right of the title: a badge or a small button. */
  action?: ReactNode;
  /** Level of its heading. A card below another heading is one level deeper. */
  level?: 2 | 3 | undefined;
  children?: ReactNode;
};

export function Card(props: Props) {
  const { title, label, tone = 'plain', action, level = 2, children } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  const hasHead = title !== undefined || action !== undefined;
  return (
    <section
      className={classNames(css['card'], css[tone])}
      data-ground={tone === 'deep' ? tone : undefined}
      aria-label={label}
      aria-labelledby={title === undefined || label !== undefined ? undefined : id}
    >
      {hasHead && (
        <div className={css['head']}>
          {title !== undefined && (
            <Heading className={css['title']} id={id}>
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
