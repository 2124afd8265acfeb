import { alert } from '@shared/popup';
import { useEffect, useState } from 'react';

export type Marks<Field extends string> = {
  /** What was said about the field. */
  why: (field: Field) => string | undefined;
  /** Says it in a popup, and then at the field, which takes the focus. */
  tell: (field: Field, sentence: string) => Promise<void>;
  /** The customer has answered. */
  clear: () => void;
};

/** After a message the page goes to the field concerned: it is marked, says why, and has the focus. Source: SHELL-013. */
export function useMarked<Field extends string>(): Marks<Field> {
  const [mark, setMark] = useState<{ field: Field; sentence: string }>();
  useEffect(() => {
    if (mark !== undefined) marked()?.focus();
  }, [mark]);
  return {
    why: (field) => (mark?.field === field ? mark.sentence : undefined),
    tell: async (field, sentence) => {
      await alert(sentence);
      setMark({ field, sentence });
    },
    clear: () => setMark(undefined),
  };
}

/** The topmost popup's, or the page's. What cannot be invalid itself, a button or a choice, stands in what is marked. */
function marked(): HTMLElement | null {
  const place = [...document.querySelectorAll('dialog')].at(-1) ?? document;
  return (
    place.querySelector('[aria-invalid="true"]') ??
    place.querySelector('[data-wrong] :checked') ??
    place.querySelector('[data-wrong] :is(input, button)')
  );
}
