import { today } from '@shared/session';
import css from './Elapsed.module.css';
import { elapsed } from './period';

type Props = { subscription: Parameters<typeof elapsed>[0] };

/** How much of the year is left, in words; the bar only repeats it. */
export function Elapsed({ subscription }: Props) {
  const part = elapsed(subscription, today());
  if (part === undefined) return null;
  return (
    <div className={css['elapsed']}>
      <p className={css['left']}>
        {part.daysLeft === 0 ? '오늘까지 이용할 수 있어요' : `${part.daysLeft}일 남았어요`}
      </p>
      <div className={css['track']} aria-hidden="true">
        <span className={css['gone']} style={{ inlineSize: `${part.share * 100}%` }} />
      </div>
    </div>
  );
}
