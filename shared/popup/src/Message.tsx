import { Button } from '@shared/ui/Button';
import css from './popup.module.css';

type Props = {
  title: string;
  message: string;
  submit: string;
  /** Absent in an alert, which has one button only. */
  cancel?: string | undefined;
  onAnswer: (isConfirmed: boolean) => void;
};

/** A sentence and one or two buttons. Line breaks in the sentence are kept. */
export function Message({ title, message, submit, cancel, onAnswer }: Props) {
  return (
    <div className={css['message']}>
      <h2 className={css['title']}>{title}</h2>
      <p className={css['text']}>{message}</p>
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
