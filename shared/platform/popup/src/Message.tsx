import { Button } from '@shared/ui/Button';
import { type ReactNode, useId } from 'react';
import css from './popup.module.css';

type Props = {
  title: string;
  message: string;
  /** Shown below the sentence, for example a telephone link. */
  note?: ReactNode;
  submit: string;
  /** Absent in an alert, which has only one button. */
  cancel?: string | undefined;
  onAnswer: (isConfirmed: boolean) => void;
};

/**
 * Shows a sentence and one or two buttons. Keeps line breaks of the sentence. A screen reader reads the sentence with the
 * button that has the focus.
 */
export function Message({ title, message, note, submit, cancel, onAnswer }: Props) {
  const sentence = useId();
  return (
    <div className={css['message']}>
      <h2 className={css['title']}>{title}</h2>
      <p id={sentence} className={css['text']}>
        {message}
      </p>
      {note}
      <div className={css['buttons']}>
        {cancel !== undefined && (
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
        )}
        <Button data-first-focus aria-describedby={sentence} onClick={() => onAnswer(true)}>
          {submit}
        </Button>
      </div>
    </div>
  );
}
