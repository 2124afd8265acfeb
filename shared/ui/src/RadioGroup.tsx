import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import css from './RadioGroup.module.css';

type Option<Value extends string> = {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean | undefined;
};

type Props<Value extends string> = {
  legend: string;
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  error?: string | undefined;
  /** The legend is for screen readers only, when a heading above says the same. */
  quietLegend?: boolean | undefined;
  /** Side by side where there is room: for two short answers. */
  beside?: boolean | undefined;
  className?: string | undefined;
};

export function RadioGroup<Value extends string>({
  legend,
  value,
  onChange,
  options,
  error,
  quietLegend,
  beside,
  className,
}: Props<Value>) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <fieldset
      className={classNames(css['group'], className)}
      aria-describedby={hasError ? `${id}-error` : undefined}
    >
      <legend className={classNames(css['legend'], quietLegend && css['unseen'])}>{legend}</legend>
      <div className={classNames(css['options'], beside && css['beside'])}>
        {options.map((option) => (
          <label key={option.value} className={css['option']}>
            <input
              type="radio"
              className={css['input']}
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={css['dot']} aria-hidden="true" />
            <span className={css['text']}>
              <span className={css['name']}>{option.label}</span>
              {option.detail !== undefined && (
                <span className={css['detail']}>{option.detail}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {hasError && (
        <p className={css['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
