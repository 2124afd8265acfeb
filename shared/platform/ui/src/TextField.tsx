import type { ReactNode } from 'react';
import { Field } from './Field';
import { TextInput, type TextInputProps } from './TextInput';

type Props = TextInputProps & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Asks for text in one line, or in several lines. The text area is 120px high inside popups. Source: SHELL-020. */
export function TextField({ label, hint, error, className, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(wiring) => <TextInput {...input} {...wiring} />}
    </Field>
  );
}
