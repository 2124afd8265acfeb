import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import css from './Page.module.css';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Shows the page's own back arrow beside the title. */
  back?: (() => void) | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** One page: its heading takes the focus on arrival, so that a screen reader starts there and not at the old link. */
export function Page({ title, lead, back, className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classNames(css['page'], className)}>
      <div className={css['head']}>
        {back !== undefined && (
          <button type="button" className={css['back']} onClick={back} aria-label="이전으로">
            <Icon name="back" />
          </button>
        )}
        <h1 className={css['title']} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={css['lead']}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
