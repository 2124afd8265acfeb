import { memo, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import css from './RadioGroup.module.css';

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean | undefined;
};

type Props<Value extends string> = {
  legend: string;
  /** `undefined` while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  error?: string | undefined;
  /** Shows the legend only to screen readers, because a heading above says the same. */
  quietLegend?: boolean | undefined;
  /** Puts two short answers side by side if there is space. */
  beside?: boolean | undefined;
};

export function RadioGroup<Value extends string>({
  legend,
  value,
  onChange,
  options,
  error,
  quietLegend,
  beside,
}: Props<Value>) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <fieldset
      className={css['group']}
      aria-describedby={hasError ? `${id}-error` : undefined}
      data-wrong={hasError || undefined}
    >
      <legend className={classNames(css['legend'], quietLegend && css['unseen'])}>{legend}</legend>
      <div className={classNames(css['options'], beside && css['beside'])}>
        {options.map((option) => (
          <RadioChoice
            key={option.value}
            {...option}
            group={id}
            isChosen={option.value === value}
            onChange={onChange as (value: string) => void}
          />
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

type RadioChoiceProps = RadioOption<string> & {
  group: string;
  isChosen: boolean;
  onChange: (value: string) => void;
};

/**
 * Shows one radio button. Memoised, because a service centre may have a thousand advisors. Exported only for
 * prerendering.
 */
export const RadioChoice = memo(function RadioChoice(props: RadioChoiceProps) {
  const { value, label, detail, disabled, group, isChosen, onChange } = props;
  return (
    <label className={css['option']}>
      <input
        type="radio"
        className={css['input']}
        name={group}
        value={value}
        checked={isChosen}
        disabled={disabled}
        onChange={() => onChange(value)}
      />
      <span className={css['dot']} aria-hidden="true" />
      <span className={css['text']}>
        <span className={css['name']}>{label}</span>
        {detail !== undefined && <span className={css['detail']}>{detail}</span>}
      </span>
    </label>
  );
});
