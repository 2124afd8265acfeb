import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './BottomBar.module.css';
import { watchBarHeight } from './bar-height';
import { type Keyboard, watchKeyboard } from './keyboard-inset';

type Props = { children: ReactNode };

/**
 * Shows the page's main actions, fixed above the safe area and the keyboard. The page reserves the height of the bar at
 * its end. Inside a popup the bar is at the end of the popup instead.
 */
export function BottomBar({ children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isInPopup = bar.current?.closest('dialog');
    return bar.current === null || isInPopup ? undefined : keepInView(bar.current);
  }, []);
  return (
    <div className={css['bar']} data-bottom-bar="" ref={bar}>
      <div className={css['inner']}>{children}</div>
    </div>
  );
}

/**
 * Reports the bar's height to the page and lifts the bar above the keyboard. The keyboard is watched from the first report
 * of the height, because reading the viewport before the layout would cost a second one. Returns the function that stops
 * both.
 */
function keepInView(bar: HTMLDivElement): () => void {
  const page = document.documentElement;
  const lift = ({ below, isUnreported }: Keyboard) => {
    bar.toggleAttribute('data-unreported', isUnreported);
    if (below > 0) {
      bar.style.setProperty('--lift', `${-below}px`);
      bar.style.setProperty('--safe-bottom', '0px'); // an iPhone reports the area that its keyboard covers
    } else {
      bar.style.removeProperty('--lift');
      bar.style.removeProperty('--safe-bottom');
    }
  };
  let stopKeyboard: (() => void) | undefined;
  const stopHeight = watchBarHeight(bar, (room) => {
    stopKeyboard ??= watchKeyboard(lift);
    page.style.setProperty('--bottom-bar', `${room}px`);
  });
  return () => {
    stopKeyboard?.();
    stopHeight();
    page.style.removeProperty('--bottom-bar');
  };
}
