import { Button } from '@shared/ui/Button';
import type { ReactNode } from 'react';
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

/** Shows a sentence and one or two buttons. Keeps line breaks of the sentence. */
export function Message({ title, message, note, submit, cancel, onAnswer }: Props) {
  return (
    <div className={css['message']}>
      <h2 className={css['title']}>{title}</h2>
      <p className={css['text']}>{message}</p>
      {note}
      <div className={css['buttons']}>
        {cancel !== undefined && (
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
        )}
        <Button data-first-focus onClick={() => onAnswer(true)}>
          {submit}
        </Button>
      </div>
    </div>
  );
}
