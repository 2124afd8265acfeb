import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import css from './Page.module.css';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Shows the back arrow of the page beside the title. */
  back?: (() => void) | undefined;
  /** The head has the background of the brand with a car. Used on home. Styled by host/src/boot/shell.css. */
  hero?: boolean | undefined;
  /** Icon above the title, for example that of success. */
  mark?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/**
 * Lays out one page. Its heading gets the focus on arrival, so that a screen reader starts there and not at the old
 * link. If the focus is already in the page before React runs, it stays there.
 */
export function Page({ title, lead, back, hero, mark, className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isInPage = document.activeElement?.closest('main') != null;
    if (!isInPage) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classNames(css['page'], className)}>
      <div className={css['head']} data-ground={hero ? 'deep' : undefined} data-hero={hero}>
        {back !== undefined && (
          <button
            type="button"
            data-back
            className={css['back']}
            onClick={back}
            aria-label="이전으로"
          >
            <Icon name="back" />
          </button>
        )}
        {mark}
        <h1 className={css['title']} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={css['lead']}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
