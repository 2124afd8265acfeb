import { alert } from '@shared/popup';
import { useEffect, useState } from 'react';

export type Marks<Field extends string> = {
  /** Returns the error message of the field. */
  why: (field: Field) => string | undefined;
  /** Shows the message in a popup, then at the field, and focuses the field. */
  tell: (field: Field, sentence: string) => Promise<void>;
  /** Removes the error after the customer has answered. */
  clear: () => void;
};

/**
 * Returns the field error of a page. After a popup message, the field concerned shows the error and gets the focus.
 * Source: SHELL-013.
 */
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

/**
 * Returns the field with the error, in the topmost popup or else in the page. A button or a choice cannot be invalid
 * itself, so this looks for it inside the element with the error.
 */
function marked(): HTMLElement | null {
  const place = [...document.querySelectorAll('dialog')].at(-1) ?? document;
  return (
    place.querySelector('[aria-invalid="true"]') ??
    place.querySelector('[data-wrong] :checked') ??
    place.querySelector('[data-wrong] :is(input, button)')
  );
}
