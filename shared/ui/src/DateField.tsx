import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import css from './DateField.module.css';
import { caretIn, dayTyped, isWholeDay } from './day-typed';
import { Field } from './Field';
import { Icon } from './Icon';

type Props = {
  label: string;
  /** YYYY-MM-DD, or '' while no day is chosen; what else the owner keeps is shown as it is. */
  value: string;
  /** A whole day, '' while it is being typed, and what there is of it when the field is left. */
  onChange: (day: string) => void;
  /** First and last day the calendar offers, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A day as it is written everywhere here: year-month-day, typed as eight digits. A phone's own date field writes it in
 * the order of the phone's language, so of that only the calendar is used, behind the picture of one.
 */
export function DateField({ label, hint, error, className, ...day }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <span className={css['frame']}>
          <TypedDay {...wiring} {...day} className={classNames(wiring.className, css['typed'])} />
          <span className={css['calendar']}>
            <Icon name="calendar" size="small" />
            <input
              type="date"
              aria-label="달력에서 선택하기"
              value={isWholeDay(day.value) ? day.value : ''}
              min={day.min}
              max={day.max}
              disabled={day.disabled}
              onChange={({ target }) => day.onChange(target.value)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}

type TypedProps = Pick<Props, 'value' | 'onChange' | 'disabled'> & {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

function TypedDay({ value, onChange, disabled, ...wiring }: TypedProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  /** What is typed of a day that is not whole yet: the owner hears of it when the field is left. */
  const [half, setHalf] = useState<string>();

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = dayTyped(target.value);
    caret.current = caretIn(text, target.value, target.selectionStart ?? target.value.length);
    setHalf(isWholeDay(text) ? undefined : text);
    onChange(isWholeDay(text) ? text : '');
  };
  const leave = () => {
    if (half === undefined) return;
    setHalf(undefined);
    onChange(half);
  };
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  return (
    <input
      {...wiring}
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="연-월-일"
      value={half ?? value}
      disabled={disabled}
      onChange={type}
      onBlur={leave}
    />
  );
}
