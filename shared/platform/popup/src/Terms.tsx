import { Button } from '@shared/ui/Button';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PopupFrame } from './PopupFrame';
import css from './popup.module.css';
import { readSoFar } from './popups';

type Props = {
  title: string;
  agreeLabel: string | undefined;
  onAnswer: (isAgreed: boolean | undefined) => void;
  children: ReactNode;
};

/**
 * Shows a long legal text in full screen, with its 동의 button always visible. A customer who closed it in the middle
 * continues there. Source: SHELL-022, TERMS-003.
 */
export function Terms({ title, agreeLabel, onAnswer, children }: Props) {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const scroller = text.current;
    if (scroller === null) return undefined;
    scroller.scrollTop = readSoFar.get(title) ?? 0;
    const note = () => void readSoFar.set(title, scroller.scrollTop);
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [title]);
  const agree =
    agreeLabel === undefined ? undefined : (
      <Button block onClick={() => onAnswer(true)}>
        {agreeLabel}
      </Button>
    );
  return (
    <PopupFrame title={title} onClose={() => onAnswer(undefined)} footer={agree} bodyRef={text}>
      <section
        className={css['legal']}
        aria-label={`${title} 본문`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
    </PopupFrame>
  );
}
