import { writtenDay } from '@shared/text/written-day';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names';
import css from './DateField.module.css';
import { dayEdited, isWholeDay } from './day-typed';
import { Field } from './Field';
import { Icon } from './Icon';
import { TextInput } from './TextInput';

type Props = {
  label: string;
  /** YYYY-MM-DD, or '' while no day is chosen. Any other value of the owner is shown unchanged. */
  value: string;
  /**
   * Called with a complete day, with '' while the customer types, and with the incomplete text when the field loses
   * focus.
   */
  onChange: (day: string) => void;
  /** Last day of the calendar, YYYY-MM-DD. */
  max?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
};

/**
 * Asks for a day as year-month-day, typed as eight digits. A phone's own date field uses the order of the phone's
 * language, so only its calendar is used, behind an icon.
 */
export function DateField({ label, hint, error, ...day }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className={css['frame']}>
          <TypedDay {...wiring} {...day} className={classNames(wiring.className, css['typed'])} />
          <span className={css['calendar']}>
            <Icon name="calendar" size="small" />
            <input
              type="date"
              aria-label="달력에서 선택하기"
              value={isWholeDay(day.value) ? day.value : ''}
              max={day.max}
              onChange={({ target }) => day.onChange(target.value)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}

type TypedProps = Pick<Props, 'value' | 'onChange'> & {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

function TypedDay({ value, onChange, ...input }: TypedProps) {
  /** Incomplete text of a day. The owner receives it when the field loses focus. */
  const [half, setHalf] = useState<string>();
  const shown = half ?? value;

  const type = (typed: string) => {
    const text = dayEdited(shown, typed);
    setHalf(isWholeDay(text) ? undefined : text);
    onChange(isWholeDay(text) ? text : '');
  };
  const leave = () => {
    if (half === undefined) return;
    setHalf(undefined);
    onChange(writtenDay(half) ?? half);
  };
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      placeholder="연-월-일"
      value={shown}
      onChange={type}
      onBlur={leave}
    />
  );
}
