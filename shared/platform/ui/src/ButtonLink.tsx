import type { ComponentProps } from 'react';
import css from './Button.module.css';
import { classNames } from './class-names';

type Props = ComponentProps<'a'> & {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  block?: boolean | undefined;
};

/** A link that looks like a button. Use it for navigation, and `Button` for actions. */
export function ButtonLink({
  variant = 'primary',
  block = false,
  className,
  children,
  ...rest
}: Props) {
  return (
    <a
      {...rest}
      className={classNames(css['button'], css[variant], block && css['block'], className)}
    >
      <span className={css['label']}>{children}</span>
    </a>
  );
}
