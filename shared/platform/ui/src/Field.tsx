import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import css from './Field.module.css';
import { Icon } from './Icon';

/** Attributes of the control of a field, so that a screen reader reads its label, hint and error with it. */
export type FieldWiring = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** Lays out every field: label, control, then the error or the hint. */
export function Field({ label, hint, error, className, children }: Props) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const hasHint = hint !== undefined && hint !== '';
  const says = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames(css['field'], className)}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: classNames(css['control'], hasError && css['wrong']),
        'aria-invalid': hasError || undefined,
        'aria-describedby': says === '' ? undefined : says,
      })}
      {hasError && (
        <p className={css['error']} id={`${id}-error`}>
          <Icon name="warning" size="small" />
          {error}
        </p>
      )}
      {hasHint && (
        <p className={css['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
