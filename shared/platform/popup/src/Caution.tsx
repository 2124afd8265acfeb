import { Button } from '@shared/ui/Button';
import { Checkbox } from '@shared/ui/Checkbox';
import { Notes } from '@shared/ui/Notes';
import { useState } from 'react';
import css from './popup.module.css';

export type CautionText = {
  title: string;
  lines: readonly string[];
  checkLabel: string;
  /** Shown when the customer submits without ticking the checkbox. */
  uncheckedMessage: string;
  submit: string;
};

type Props = CautionText & {
  onUnchecked: () => void;
  onAnswer: (isAgreed: boolean) => void;
};

/**
 * Shows cautions that the customer must read, with a checkbox to confirm that. Source: PAY-020, 021, PHOTO-010, 011.
 */
export function Caution({ title, lines, checkLabel, submit, onUnchecked, onAnswer }: Props) {
  const [isChecked, setChecked] = useState(false);
  return (
    <div className={css['message']}>
      <h2 className={css['title']} tabIndex={-1} data-first-focus>
        {title}
      </h2>
      <Notes items={lines} className={css['lines']} />
      <Checkbox label={checkLabel} checked={isChecked} onChange={setChecked} />
      <div className={css['buttons']}>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          취소
        </Button>
        <Button onClick={() => (isChecked ? onAnswer(true) : onUnchecked())}>{submit}</Button>
      </div>
    </div>
  );
}
