import { type ReactNode, useId } from 'react';
import css from './Checkbox.module.css';
import { classNames } from './class-names';
import { Icon } from './Icon';

type Props = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  /** Shown at the end of the row with its own click target, for example "자세히". */
  trailing?: ReactNode;
  /** Bold style for the checkbox that ticks all others. */
  strong?: boolean | undefined;
  className?: string | undefined;
};

export function Checkbox({ label, checked, onChange, error, trailing, strong, className }: Props) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div className={classNames(css['row'], strong && css['strong'], className)}>
      <label className={css['label']}>
        <input
          type="checkbox"
          className={css['input']}
          checked={checked}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={css['box']} aria-hidden="true">
          <Icon name="check" size="small" />
        </span>
        <span className={css['text']}>{label}</span>
      </label>
      {trailing !== undefined && <span>{trailing}</span>}
      {hasError && (
        <p className={css['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
