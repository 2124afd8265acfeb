import { Button } from '@shared/ui/Button';
import type { ReactNode } from 'react';
import { PopupFrame } from './PopupFrame';
import css from './popup.module.css';

type Props = {
  title: string;
  agreeLabel: string | undefined;
  onAnswer: (isAgreed: boolean | undefined) => void;
  children: ReactNode;
};

/** A long legal text over the whole screen, with its 동의 button always in view. Source: SHELL-022, TERMS-003. */
export function Terms({ title, agreeLabel, onAnswer, children }: Props) {
  const agree =
    agreeLabel === undefined ? undefined : (
      <Button block onClick={() => onAnswer(true)}>
        {agreeLabel}
      </Button>
    );
  return (
    <PopupFrame title={title} onClose={() => onAnswer(undefined)} footer={agree}>
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
