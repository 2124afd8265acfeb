import type { ReactNode } from 'react';
import { Field } from './Field';
import { Icon } from './Icon';
import css from './Select.module.css';

type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
};

type Props<Value extends string> = {
  label: string;
  /** Nothing is chosen while it is '' or has no option. */
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

export function Select<Value extends string>({
  label,
  value,
  onChange,
  options,
  placeholder,
  hint,
  error,
  disabled,
}: Props<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  // React would select the first option for a value without one.
  const known = options.some((option) => option.value === value) ? value : '';
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className={css['frame']}>
          <select
            {...wiring}
            className={`${wiring.className} ${css['select']}`}
            value={known}
            disabled={disabled}
            onChange={({ target }) => choose(target.value)}
          >
            {(placeholder !== undefined || known === '') && (
              <option value="" disabled hidden>
                {placeholder ?? '선택해 주세요'}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size="small" className={css['arrow']} />
        </span>
      )}
    </Field>
  );
}
