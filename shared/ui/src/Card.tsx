import { type ReactNode, useId } from 'react';
import css from './Card.module.css';
import { classNames } from './class-names';

type Props = {
  title?: ReactNode;
  /** Name of the card where several have the same title. */
  label?: string | undefined;
  /** `deep` is the brand's own ground: for what is the product itself. */
  tone?: 'plain' | 'quiet' | 'brand' | 'deep' | undefined;
  /** At the right of the title: a badge, a small button. */
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

export function Card({ title, label, tone = 'plain', action, className, children }: Props) {
  const id = useId();
  const hasHead = title !== undefined || action !== undefined;
  return (
    <section
      className={classNames(css['card'], css[tone], className)}
      data-ground={tone === 'deep' ? tone : undefined}
      aria-label={label}
      aria-labelledby={title === undefined || label !== undefined ? undefined : id}
    >
      {hasHead && (
        <div className={css['head']}>
          {title !== undefined && (
            <h2 className={css['title']} id={id}>
              {title}
            </h2>
          )}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
