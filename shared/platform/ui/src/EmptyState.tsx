import type { ReactNode } from 'react';
import css from './EmptyState.module.css';
import { Sign, type SignName } from './Sign';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  icon?: SignName | undefined;
};

export function EmptyState({ title, text, action, icon = 'document' }: Props) {
  return (
    <div className={css['empty']}>
      <span className={css['icon']}>
        <Sign name={icon} size="large" />
      </span>
      <p className={css['title']}>{title}</p>
      {text !== undefined && <p className={css['text']}>{text}</p>}
      {action !== undefined && <div className={css['action']}>{action}</div>}
    </div>
  );
}
