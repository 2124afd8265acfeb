import type { ComponentProps } from 'react';
import css from './Button.module.css';
import { classNames } from './class-names';

type Props = ComponentProps<'button'> & {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Shows a pending action: the button announces it, keeps its width and cannot be clicked again. */
  busy?: boolean | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
};

export function Button({
  variant = 'primary',
  busy = false,
  block = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(css['button'], css[variant], block && css['block'], className)}
    >
      <span className={css['label']}>{children}</span>
    </button>
  );
}
