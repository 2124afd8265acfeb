import { type Coupon, consumption } from '@shared/domain/coupons';
import { productText } from '@shared/domain/package';
import { today } from '@shared/session';
import { Badge } from '@shared/ui/Badge';
import { periodText } from '../status/period';
import css from './CouponCard.module.css';
import { CouponUse } from './CouponUse';
import { kindLabel, remainingText, spentText } from './coupon.copy';

type Props = {
  coupon: Coupon;
  isUsable: boolean;
  /** Benefits that can still be used. They hold the remaining count of a used one. */
  usable: readonly Coupon[];
};

/** Shows one benefit, or one use of it. Source: COUPON-004…008, ENTITY-030. */
export function CouponCard({ coupon, isUsable, usable }: Props) {
  const consumed = coupon.used && consumption(coupon, usable);
  const { title, lines } = productText(coupon);
  const { left, of } = remainingText(coupon);
  return (
    <article className={css['coupon']} aria-label={coupon.title}>
      <div className={css['head']}>
        <p className={css['kind']}>{kindLabel[coupon.kind]}</p>
        {!isUsable && <Badge>{spentText(coupon, today(), consumed)}</Badge>}
      </div>
      <h3 className={css['title']}>{coupon.title}</h3>
      {isUsable && (
        <p className={css['rest']}>
          {of !== undefined && <span className={css['of']}>남음</span>}
          <strong className={css['left']}>{left}</strong>
          {of !== undefined && <span className={css['of']}>{of}</span>}
        </p>
      )}
      {coupon.content.length > 0 && (
        <div className={css['content']}>
          {title !== '' && title !== coupon.title && <p>{title}</p>}
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
      {coupon.stopsOn !== undefined && <p className={css['period']}>{periodText(coupon)}</p>}
      {coupon.used && consumed && (
        <CouponUse coupon={coupon} used={coupon.used} consumed={consumed} />
      )}
    </article>
  );
}
