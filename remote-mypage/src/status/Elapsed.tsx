import { today } from '@shared/session';
import css from './Elapsed.module.css';
import { elapsed, leftText, shareText } from './period';

type Props = { subscription: Parameters<typeof elapsed>[0] };

/** Shows in words how much of the year is left. The bar repeats it. */
export function Elapsed({ subscription }: Props) {
  const part = elapsed(subscription, today());
  if (part === undefined) return null;
  return (
    <div className={css['elapsed']}>
      <p className={css['left']}>{leftText(part.daysLeft)}</p>
      <div className={css['track']} aria-hidden="true">
        <span className={css['gone']} style={{ inlineSize: shareText(part.share) }} />
      </div>
    </div>
  );
}
