import type { ReactNode } from 'react';
import { Field } from './Field';

type Props = {
  label: string;
  /** YYYY-MM-DD, or '' while no day is chosen. */
  value: string;
  onChange: (day: string) => void;
  /** First and last day that may be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** The phone's own date picker: it knows the reader's habits and needs no code. */
export function DateField({
  label,
  value,
  onChange,
  min,
  max,
  hint,
  error,
  disabled,
  className,
}: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) => (
        <input
          type="date"
          {...wiring}
          value={value}
          min={min}
          max={max}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
