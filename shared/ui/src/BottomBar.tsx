import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './BottomBar.module.css';
import { classNames } from './class-names';
import { keyboardInset } from './keyboard-inset';

type Props = { className?: string | undefined; children: ReactNode };

/**
 * The page's main actions, fixed above the safe area and the keyboard. Leaves room of its own height in the page, so
 * that nothing hides behind it.
 */
export function BottomBar({ className, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (bar.current === null ? undefined : keepInView(bar.current)), []);
  return (
    <>
      <div className={css['room']} aria-hidden="true" />
      <div className={classNames(css['bar'], className)} ref={bar}>
        <div className={css['inner']}>{children}</div>
      </div>
    </>
  );
}

/** Tells the page the bar's height and lifts the bar over the keyboard, until the answer is called. */
function keepInView(bar: HTMLDivElement): () => void {
  const page = document.documentElement;
  const measure = () => page.style.setProperty('--bottom-bar', `${bar.offsetHeight}px`);
  const view = window.visualViewport;
  const lift = () => {
    const inset = view === null ? 0 : keyboardInset(page.clientHeight, view);
    bar.style.setProperty('--lift', `${-inset}px`);
  };
  const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  measure();
  size?.observe(bar);
  view?.addEventListener('resize', lift);
  view?.addEventListener('scroll', lift);
  return () => {
    size?.disconnect();
    view?.removeEventListener('resize', lift);
    view?.removeEventListener('scroll', lift);
    page.style.removeProperty('--bottom-bar');
  };
}
