import type { Won } from '@shared/domain/money';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Money } from '@shared/ui/Money';
import css from './req.module.css';

type Props = { total: Won | undefined; busy: boolean; disabled: boolean; onPay: () => void };

/** The total is in view wherever the page is scrolled to. Source: PAY-002, PAY-010. */
export const PayBar = ({ total, busy, disabled, onPay }: Props) => (
  <BottomBar>
    {total !== undefined && (
      <p className={css['total']}>
        <span className={css['totalLabel']}>총 결제 금액 · 부가세 포함</span>
        <Money won={total} size="large" />
      </p>
    )}
    <Button busy={busy} disabled={disabled} onClick={onPay}>
      결제하기
    </Button>
  </BottomBar>
);
