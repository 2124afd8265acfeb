import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './BottomBar.module.css';
import { classNames } from './class-names';
import { keyboardInset } from './keyboard-inset';

type Props = { className?: string | undefined; children: ReactNode };

/**
 * The page's main actions, fixed above the safe area and the keyboard. The page learns its height and keeps that much
 * room at its end. Inside a popup it stays at the popup's end instead.
 */
export function BottomBar({ className, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isInPopup = bar.current?.closest('dialog');
    return bar.current === null || isInPopup ? undefined : keepInView(bar.current);
  }, []);
  return (
    <div className={classNames(css['bar'], className)} ref={bar}>
      <div className={css['inner']}>{children}</div>
    </div>
  );
}

/** Tells the page the bar's height and lifts the bar over the keyboard, until the answer is called. */
function keepInView(bar: HTMLDivElement): () => void {
  const page = document.documentElement;
  const view = window.visualViewport;
  const lift = () => {
    const inset = view === null ? 0 : keyboardInset(page.clientHeight, view);
    bar.style.setProperty('--lift', `${-inset}px`);
    // An iPhone names its safe area also while the keyboard lies over it.
    if (inset > 0) bar.style.setProperty('--safe-bottom', '0px');
    else bar.style.removeProperty('--safe-bottom');
  };
  // Told after the page's own layout: asked for here, the height would cost the first view a layout more.
  const size = new ResizeObserver(([told]) => {
    const height = told?.borderBoxSize[0]?.blockSize ?? 0;
    page.style.setProperty('--bottom-bar', `${height}px`);
  });
  size.observe(bar);
  view?.addEventListener('resize', lift);
  view?.addEventListener('scroll', lift);
  return () => {
    size.disconnect();
    view?.removeEventListener('resize', lift);
    view?.removeEventListener('scroll', lift);
    page.style.removeProperty('--bottom-bar');
  };
}
