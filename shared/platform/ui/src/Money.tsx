import { formatNumber } from '@shared/text/number';
import { classNames } from './class-names';
import css from './Money.module.css';

type Props = {
  /** Whole Korean won. */
  won: number;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Original price, struck through. Screen readers read it as 정가. */
  struck?: boolean | undefined;
  className?: string | undefined;
};

/** Shows an amount in won with thousands separators. Source: SHELL-019. */
export function Money({ won, size = 'medium', struck = false, className }: Props) {
  const names = classNames(css['money'], css[size], className);
  const text = `${formatNumber(won)}원`;
  return struck ? (
    <s className={classNames(names, css['struck'])}>
      <span className={css['unseen']}>정가 </span>
      {text}
    </s>
  ) : (
    <span className={names}>{text}</span>
  );
}
