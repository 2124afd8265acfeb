import type { ReactNode } from 'react';
import { Button } from './Button';
import css from './FailureCard.module.css';
import { Icon } from './Icon';

type Props = {
  title?: string | undefined;
  text?: ReactNode;
  /** Code that the customer tells the customer centre. */
  code?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** The cause is not known here. The offline card of the host reports network failures. Source: A-80. */
const USUAL_TEXT = '잠시 후 다시 시도해 주세요. 계속되면 고객센터로 알려 주세요.';

export function FailureCard({
  title = '화면을 불러오지 못했어요',
  text = USUAL_TEXT,
  code,
  onRetry,
}: Props) {
  return (
    <div className={css['failure']} role="alert">
      <span className={css['icon']}>
        <Icon name="warning" size="large" />
      </span>
      <p className={css['title']}>{title}</p>
      <p className={css['text']}>{text}</p>
      {code !== undefined && <p className={css['code']}>오류 코드 {code}</p>}
      {onRetry !== undefined && (
        <Button variant="secondary" className={css['retry']} onClick={onRetry}>
          <Icon name="refresh" size="small" />
          다시 시도
        </Button>
      )}
    </div>
  );
}
