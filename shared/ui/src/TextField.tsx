import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from 'react';
import { Field } from './Field';

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'className' | 'ref' | 'size'
>;

type Props = Native & {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** A field of several lines; 120px high inside popups. Source: SHELL-020. */
  multiline?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A line (or box) of text. While a Hangul syllable is being composed the field keeps what is typed to itself:
 * the owner hears of it when the syllable is done, so a formatting `onChange` never breaks one apart.
 */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  multiline,
  className,
  ...rest
}: Props) {
  const [composing, setComposing] = useState<string>();
  const text = {
    value: composing ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      setComposing(isComposing ? target.value : undefined);
      if (!isComposing) onChange(target.value);
    },
    onCompositionEnd: ({
      currentTarget,
    }: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setComposing(undefined);
      onChange(currentTarget.value);
    },
  };
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) =>
        multiline === true ? (
          <textarea
            rows={4}
            maxLength={rest.maxLength}
            placeholder={rest.placeholder}
            readOnly={rest.readOnly}
            disabled={rest.disabled}
            name={rest.name}
            required={rest.required}
            {...wiring}
            {...text}
          />
        ) : (
          <input
            type="text"
            autoComplete="off"
            {...rest}
            {...wiring}
            {...text}
            onKeyDown={submitNothingHalfTyped}
          />
        )
      }
    </Field>
  );
}

/** What an input method has in hand, where a browser says so by the key alone. */
const COMPOSING_KEY = 229;

/** Enter in the middle of a syllable ends the syllable; it sends no form away. */
function submitNothingHalfTyped(event: KeyboardEvent): void {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY;
  if (event.key === 'Enter' && isComposing) event.preventDefault();
}
